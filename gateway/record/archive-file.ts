import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Services } from '#gateway/auth/context.ts';
import { GrowingFile } from './growing-file.ts';
import { type CheckpointRow, endOfFile } from './read-checkpoint.ts';
import { archiveLines } from './write-archive.ts';

/** A log with fewer leaves is written again at the first request after it has grown, in less than a second. */
const SMALL_LOG = 10_000;
/** A larger log is written again at most this often. */
const LARGE_LOG_EVERY_MS = 60_000;
/** The file says when it was made: also one of a log that rests must not be old. */
const ANY_LOG_EVERY_MS = 3_600_000;

/** The file of one state of the log. */
interface Archive {
  file: GrowingFile;
  etag: string;
  begunAt: number;
  /** Leaves. */
  size: number;
}

/** The whole record as one file on this process's disk: written once for all who ask, and read while it grows. */
export class ArchiveFile {
  readonly #services: Services;
  /** Made for the first who asks: a process without room for files serves everything else. */
  #folder: string | null = null;
  #last: Archive | null = null;
  /** Someone may still be about to open it. */
  #previous: Archive | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** The file as it may be sent now; null while nothing is signed. */
  async current(): Promise<Archive | null> {
    const source = await this.#services.publicReads.choose();
    const { record, clock } = this.#services;
    const checkpoint = await endOfFile(source.em, record.quorum, clock.now());
    if (!checkpoint) return null;
    const last = this.#last;
    return last && this.#isFresh(last, checkpoint) ? last : this.#write(source, checkpoint);
  }

  #isFresh({ etag, begunAt, size, file }: Archive, checkpoint: CheckpointRow): boolean {
    const age = this.#services.clock.now().getTime() - begunAt;
    if (file.outcome === null) return true;
    if (file.outcome === 'failed' || age >= ANY_LOG_EVERY_MS) return false;
    return etag.startsWith(nameOf(checkpoint)) || (size >= SMALL_LOG && age < LARGE_LOG_EVERY_MS);
  }

  #write(database: Services['database'], checkpoint: CheckpointRow): Archive {
    const begunAt = this.#services.clock.now().getTime();
    const etag = `${nameOf(checkpoint)}${begunAt}`;
    const { size } = checkpoint;
    this.#folder ??= mkdtempSync(join(tmpdir(), 'record-'));
    const lines = Readable.from(archiveLines({ ...this.#services, database }, size));
    const file = GrowingFile.write(join(this.#folder, `${etag}.ndjson.gz`), packed(lines));
    file.ended().then(() => {
      if (file.failure)
        this.#services.log.warn({ err: file.failure }, 'the record was not written to its end');
    });
    if (this.#previous) rm(this.#previous.file.path, { force: true }).catch(() => {});
    this.#previous = this.#last;
    this.#last = { file, etag, begunAt, size };
    return this.#last;
  }

  close(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Compressed as it comes. A failure of the lines is one of what is read. */
function packed(lines: Readable): AsyncIterable<Buffer> {
  const gzip = createGzip();
  pipeline(lines, gzip).catch(() => {});
  return gzip;
}

function nameOf({ size, witnesses }: CheckpointRow): string {
  return `${size}-${witnesses}-`;
}
