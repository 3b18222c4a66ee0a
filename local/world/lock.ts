import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, UserFacingError } from '#local/system/errors.ts';
import { commandOf } from '#local/system/processes.ts';

type Holder = { pid: number; command: string; origin: string };

/**
 * Makes sure that only one world at a time uses a folder; returns the function that releases the lock.
 * Throws UserFacingError that names the other one. The lock of a killed holder is taken over.
 */
export function takeLock(file: string, origin: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, command: commandOf(process.pid) ?? '', origin };
  if (!tryTake(file, own)) {
    const holder = read(file);
    if (holder && commandOf(holder.pid) === holder.command) {
      throw new UserFacingError(
        `Chalkline already runs from this folder at ${holder.origin} (process ${holder.pid}). Stop that one first, with Ctrl-C in its terminal.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryTake(file, own))
      throw new UserFacingError('Another start of Chalkline was slightly faster. Wait for it to finish.');
  }
  return () => rmSync(file, { force: true });
}

function tryTake(file: string, own: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Its holder was killed while writing it.
    return undefined;
  }
}
