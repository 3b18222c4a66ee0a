import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const CHUNK = 1 << 16;
/** A complete file up to this size stays in memory as well. */
const MOST_IN_MEMORY = 1 << 20;

/** A file on this process's disk that is written once, for all who request it, and read while it grows. */
export class GrowingFile {
  written = 0;
  /** Null while it is being written. */
  outcome: 'done' | 'failed' | null = null;
  /** Why it was not written to its end. */
  failure: unknown = null;
  /** All of a small file that is complete: the same memory for everybody to whom it is sent. */
  bytes: Buffer | null = null;
  /** Emits `more` when more was written, and at the end. */
  readonly #progress = new EventEmitter().setMaxListeners(0);

  private constructor(readonly path: string) {}

  /** Creates the file at `path` and begins to fill it. A failure is kept, and thrown to those who read. */
  static write(path: string, chunks: AsyncIterable<Buffer | string>): GrowingFile {
    const file = new GrowingFile(path);
    // Those who read may open it at once.
    writeFileSync(path, '');
    file.#fill(chunks).then(
      () => file.#finish('done'),
      (failure: unknown) => {
        file.failure = failure;
        file.#finish('failed');
      },
    );
    return file;
  }

  /** Resolves once there is something to send. Throws what went wrong before that. */
  async begun(): Promise<void> {
    while (this.written === 0 && this.outcome === null) await once(this.#progress, 'more');
    if (this.written === 0 && this.outcome === 'failed') throw this.failure;
  }

  /** Resolves when the file is complete or has failed. */
  async ended(): Promise<void> {
    while (this.outcome === null) await once(this.#progress, 'more');
  }

  /** The bytes from the beginning to the end, as fast as they are written. The stream fails when the file does. */
  async read(): Promise<Readable> {
    // Opened now: when a slow reader begins, a newer file may have taken its place.
    return Readable.from(this.#bytes(await open(this.path)), { objectMode: false });
  }

  async *#bytes(handle: FileHandle): AsyncGenerator<Buffer> {
    try {
      for (let at = 0; ; ) {
        if (at < this.written) {
          const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, at);
          if (bytesRead === 0) throw new Error('The file was cut while it was read');
          at += bytesRead;
          yield buffer.subarray(0, bytesRead);
        } else if (this.outcome === 'done') return;
        else if (this.outcome === 'failed') throw this.failure;
        else await once(this.#progress, 'more');
      }
    } finally {
      await handle.close();
    }
  }

  async #fill(chunks: AsyncIterable<Buffer | string>): Promise<void> {
    const handle = await open(this.path, 'w');
    const kept: Buffer[] = [];
    try {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        await handle.write(bytes);
        this.written += bytes.length;
        if (this.written <= MOST_IN_MEMORY) kept.push(bytes);
        else kept.length = 0;
        this.#progress.emit('more');
      }
    } finally {
      await handle.close();
    }
    if (this.written <= MOST_IN_MEMORY) this.bytes = Buffer.concat(kept);
  }

  #finish(outcome: 'done' | 'failed'): void {
    this.outcome = outcome;
    this.#progress.emit('more');
  }
}
