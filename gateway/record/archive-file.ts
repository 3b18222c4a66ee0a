import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Services } from '#gateway/auth/context.ts';
import { type CheckpointRow, endOfFile } from './read-checkpoint.ts';
import { archiveLines } from './write-archive.ts';

const CHUNK = 1 << 16;
/** A log with fewer leaves is written again at the first request after it has grown, in less than a second. */
const SMALL_LOG = 10_000;
/** A larger log is written again at most this often. */
const LARGE_LOG_EVERY_MS = 60_000;
/** The file says when it was made: also one of a log that rests must not be old. */
const ANY_LOG_EVERY_MS = 3_600_000;

/** A file that is being written, or was. */
interface Writing {
  path: string;
  etag: string;
  begunAt: number;
  size: number;
  written: number;
  /** Null while it is being written. */
  outcome: 'done' | 'failed' | null;
  /** Emits `more` when more was written, and at the end. */
  progress: EventEmitter;
}

/** The whole record as one file on this process's disk: written once for all who ask, and read while it grows. */
export class ArchiveFile {
  readonly #services: Services;
  /** Made for the first who asks: a process without room for files serves everything else. */
  #folder: string | null = null;
  #last: Writing | null = null;
  /** Someone may still be about to open it. */
  #previous: Writing | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** The file as it may be sent now; null while nothing is signed. */
  async current(): Promise<Writing | null> {
    const source = await this.#services.publicReads.choose();
    const { record, clock } = this.#services;
    const checkpoint = await endOfFile(source.em, record.quorum, clock.now());
    if (!checkpoint) return null;
    const last = this.#last;
    return last && this.#isFresh(last, checkpoint) ? last : this.#write(source, checkpoint);
  }

  #isFresh({ etag, begunAt, size, outcome }: Writing, checkpoint: CheckpointRow): boolean {
    const age = this.#services.clock.now().getTime() - begunAt;
    if (outcome === null) return true;
    if (outcome === 'failed' || age >= ANY_LOG_EVERY_MS) return false;
    return etag.startsWith(nameOf(checkpoint)) || (size >= SMALL_LOG && age < LARGE_LOG_EVERY_MS);
  }

  #write(database: Services['database'], checkpoint: CheckpointRow): Writing {
    const begunAt = this.#services.clock.now().getTime();
    const name = `${nameOf(checkpoint)}${begunAt}`;
    const { size } = checkpoint;
    this.#folder ??= mkdtempSync(join(tmpdir(), 'record-'));
    const path = join(this.#folder, `${name}.ndjson.gz`);
    writeFileSync(path, '');
    const progress = new EventEmitter().setMaxListeners(0);
    const writing: Writing = { path, etag: name, begunAt, size, written: 0, outcome: null, progress };
    if (this.#previous) rm(this.#previous.path, { force: true }).catch(() => {});
    this.#previous = this.#last;
    this.#last = writing;
    this.#fill(writing, database).then(
      () => finish(writing, 'done'),
      (failure: unknown) => {
        this.#services.log.warn({ err: failure }, 'the record was not written to its end');
        finish(writing, 'failed');
      },
    );
    return writing;
  }

  async #fill(writing: Writing, database: Services['database']): Promise<void> {
    const lines = archiveLines({ ...this.#services, database }, writing.size);
    const file = await open(writing.path, 'w');
    try {
      await pipeline(Readable.from(lines), createGzip(), async (packed: AsyncIterable<Buffer>) => {
        for await (const chunk of packed) {
          await file.write(chunk);
          writing.written += chunk.length;
          writing.progress.emit('more');
        }
      });
    } finally {
      await file.close();
    }
  }

  close(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The bytes of the file, from its beginning to its end, as fast as it is written. Throws when it is not finished. */
export async function readArchive(writing: Writing): Promise<Readable> {
  // Now: when a slow reader begins, a newer file may have taken its place.
  const file = await open(writing.path);
  return Readable.from(bytes(writing, file), { objectMode: false });
}

async function* bytes(writing: Writing, file: FileHandle): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; ; ) {
      if (at < writing.written) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, at);
        if (bytesRead === 0) throw new Error('The record was removed while it was read');
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (writing.outcome === 'done') return;
      else if (writing.outcome === 'failed') throw new Error('The record was not written to its end');
      else await once(writing.progress, 'more');
    }
  } finally {
    await file.close();
  }
}

function nameOf({ size, witnesses }: CheckpointRow): string {
  return `${size}-${witnesses}-`;
}

function finish(writing: Writing, outcome: 'done' | 'failed'): void {
  writing.outcome = outcome;
  writing.progress.emit('more');
}
