import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#local/error-code.ts';
import { PlainError } from '#local/plain-error.ts';
import { commandOf } from '#local/world/processes.ts';

type Holder = { pid: number; command: string; origin: string };

/**
 * Makes sure that one world at a time works on a folder; answers how to give the lock back.
 * Throws PlainError that names the other one. A lock whose holder was killed is taken over.
 */
export function takeLock(file: string, origin: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, command: commandOf(process.pid) ?? '', origin };
  if (!tryTake(file, own)) {
    const holder = read(file);
    if (holder && commandOf(holder.pid) === holder.command) {
      throw new PlainError(
        `Chalkline already runs from this folder at ${holder.origin} (process ${holder.pid}). Stop that one first, with Ctrl-C in its terminal.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryTake(file, own))
      throw new PlainError('Another start of Chalkline was a moment quicker. Wait for it.');
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
    // Killed while writing it: nobody holds it.
    return undefined;
  }
}
