import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The command line of a living process; undefined when there is none. */
export function commandOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (existsSync(`/proc/${pid}/cmdline`))
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    // It ended between the two questions.
    return undefined;
  }
}
