import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** More than this that a reader has not taken, and they are cut off. */
const MOST_UNREAD_BYTES = 256_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  connection: 'close',
  // nginx would hold events back otherwise.
  'x-accel-buffering': 'no',
};

const NOTHING = Buffer.from(':\n\n');
const COMPLETE = Buffer.from('event: complete\ndata:\n\n');

/** A `next` message of graphql-sse's distinct connections mode. Made once, sent to everybody it is for. */
export function nextMessage(result: object): Buffer {
  return Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
}

/** An open answer to which events are written. It holds nothing but the answer itself, and no timer. */
export class EventStream {
  #quiet = false;
  /** Whether something was unread at the last beat already. */
  #lagging = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, headers: OutgoingHttpHeaders) {
    this.#response = response;
    // Ends with its connection instead of in chunks, so that a message is one write of the same bytes to everybody.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, { ...headers, ...HEADERS });
    // Browsers say that the answer has begun with its first bytes.
    response.write(NOTHING);
  }

  get closed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  send(message: Buffer): void {
    if (this.closed) return;
    this.#quiet = false;
    if (this.#response.writableLength > MOST_UNREAD_BYTES) this.#response.destroy();
    else this.#response.write(message);
  }

  /** Called every now and then: keeps proxies from closing it, and cuts off who has not read since the last time. */
  heartbeat(): void {
    if (this.closed) return;
    const unread = this.#response.writableLength > 0;
    if (unread && this.#lagging) this.#response.destroy();
    else if (this.#quiet) this.#response.write(NOTHING);
    this.#lagging = unread;
    this.#quiet = true;
  }

  /** The last word: nothing more will come, and asking again in the same way is of no use. */
  complete(message: Buffer): void {
    if (!this.closed) this.#response.end(Buffer.concat([message, COMPLETE]));
  }

  /** Breaks off without `complete`, so that clients connect again. */
  breakOff(): void {
    if (!this.closed) this.#response.end();
  }
}
