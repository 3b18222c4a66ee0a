import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { FairQueue, refusedSlowly } from '#gateway/rate-limits/fair-queue.ts';
import { GrowingFile } from '#gateway/record/growing-file.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { figuresStamp } from './check-sums.sql.ts';

const MOST_FILES = 40;
/** How many are computed at once: the other connections of the pool are for the pages. */
const COMPUTED_AT_ONCE = 2;
/** How many requests ask at once which file is the current one; what they are sent keeps the process busy for as long. */
const ASKED_AT_ONCE = 4;

export interface KeptFile {
  file: GrowingFile;
  /** The same in every process. */
  etag: string;
}

/**
 * The files of the record's figures, each written once per state of the picks and kept for everyone. Somebody who
 * requests many at once, the same or different ones, waits for a turn (`FairQueue`).
 */
export class KeptFiles {
  readonly #files = new Map<string, Promise<GrowingFile>>();
  /** The names of those that are complete, the oldest first. */
  readonly #complete: string[] = [];
  readonly #asking = new FairQueue(ASKED_AT_ONCE);
  readonly #computing = new FairQueue(COMPUTED_AT_ONCE);
  #folder: string | null = null;

  constructor(readonly services: Pick<Services, 'publicReads' | 'clock' | 'log'>) {}

  /** The file of a name, which says all that it depends on besides the picks. Throws what went wrong before its first byte. */
  current(
    name: string,
    owner: string,
    chunks: (database: Services['database']) => AsyncIterable<string>,
  ): Promise<KeptFile> {
    const read = this.services.publicReads.read(async (database) => {
      const stamp = await this.#asking.run(owner, () => stampOf(database.em));
      const key = [name, easternDay(this.services.clock.now()), stamp].join(' ');
      const file = await (this.#files.get(key) ?? this.#begin(key, owner, () => chunks(database)));
      await file.begun();
      return { file, etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"` };
    });
    return refusedSlowly(read);
  }

  /** Lasts until the file is complete, so that no more than a few are ever being computed. */
  #begin(key: string, owner: string, chunks: () => AsyncIterable<string>): Promise<GrowingFile> {
    const begun = new Promise<GrowingFile>((resolve, reject) => {
      const write = async () => {
        const file = GrowingFile.write(join(this.#directory(), randomUUID()), chunks());
        resolve(file);
        await file.ended();
        if (file.outcome === 'done') return this.#keep(key);
        this.services.log.warn({ err: file.failure }, 'a file of the figures was not written to its end');
        this.#forget(key);
      };
      this.#computing.run(owner, write).catch((failure: unknown) => {
        this.#forget(key);
        reject(failure);
      });
    });
    this.#files.set(key, begun);
    return begun;
  }

  /** Drops the oldest of those that are complete: somebody is about to read one that is still being written. */
  #keep(key: string): void {
    this.#complete.push(key);
    const surplus = Math.max(0, this.#complete.length - MOST_FILES);
    for (const oldest of this.#complete.splice(0, surplus)) this.#forget(oldest);
  }

  #forget(key: string): void {
    const file = this.#files.get(key);
    this.#files.delete(key);
    file?.then(({ path }) => rm(path, { force: true })).catch(() => {});
  }

  /** Made for the first who asks: a process without room for files serves everything else. */
  #directory(): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'figures-'));
    return this.#folder;
  }

  close(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function stampOf(rows: Rows): Promise<string> {
  return (await figuresStamp.first(rows))?.stamp ?? '';
}
