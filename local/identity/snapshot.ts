import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './accounts.ts';

/** After the last change, and at the latest after the first one, in milliseconds. */
const QUIET = 200;
const LONGEST = 800;

/** Saved accounts, or none. The file holds passwords in clear text: never real people's. */
export function readSnapshot(file: string): Account[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Account[]) : [];
}

/** Written aside and renamed, so that a kill leaves the old file or the new one. */
export function writeSnapshot(file: string, accounts: Account[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.new`;
  const handle = openSync(aside, 'w', 0o600);
  writeSync(handle, JSON.stringify(accounts));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(aside, file);
}

/**
 * Calls `save` soon after changes: at most LONGEST ms after the first one, however many follow.
 * A save that fails is reported and tried again with the next change or at `flush`.
 */
export function createSaver(save: () => Promise<void>, report: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let firstChange = 0;
  let running: Promise<void> = Promise.resolve();

  function saveNow(): Promise<void> {
    clearTimeout(timer);
    firstChange = 0;
    running = running.then(save).catch(report);
    return running;
  }

  return {
    changed(): void {
      const now = performance.now();
      if (firstChange === 0) firstChange = now;
      clearTimeout(timer);
      timer = setTimeout(saveNow, Math.max(0, Math.min(QUIET, firstChange + LONGEST - now)));
    },
    flush: saveNow,
  };
}
