import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A stream with more unread bytes than this is closed. */
const MAX_UNREAD_BYTES = 256_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  connection: 'close',
  // Keeps nginx from buffering events.
  'x-accel-buffering': 'no',
};

const NOTHING = Buffer.from(':\n\n');
const COMPLETE = Buffer.from('event: complete\ndata:\n\n');

/** A `next` message of graphql-sse's distinct connections mode. Built once for all receivers. */
export function nextMessage(result: object): Buffer {
  return Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
}

/** An open response for events. It holds nothing but the response, and no timer. */
export class EventStream {
  /** Whether something was unread at the last heartbeat. */
  #lagging = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, headers: OutgoingHttpHeaders) {
    this.#response = response;
    // Ends with its connection instead of in chunks, so that all receivers are sent the same bytes in one write.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, { ...headers, ...HEADERS });
    // Browsers consider the response started at its first bytes.
    response.write(NOTHING);
  }

  get closed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  send(message: Buffer): void {
    if (this.closed) return;
    if (this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy();
    else this.#response.write(message);
  }

  /** The heartbeat: no silence is longer than it, for proxies. Closes the stream if nothing was read since the last one. */
  heartbeat(): void {
    if (this.closed) return;
    const unread = this.#response.writableLength > 0;
    if (unread && this.#lagging) this.#response.destroy();
    else this.#response.write(NOTHING);
    this.#lagging = unread;
  }

  /** Sends `complete`: nothing more will come, and reconnecting in the same way is useless. */
  complete(message: Buffer): void {
    if (!this.closed) this.#response.end(Buffer.concat([message, COMPLETE]));
  }

  /** Breaks off without `complete`, so that clients reconnect. */
  breakOff(): void {
    if (!this.closed) this.#response.end();
  }
}
