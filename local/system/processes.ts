import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errorCode } from './errors.ts';

/**
 * Whether the process runs. A zombie does not: in a container whose first process reaps no orphans, what was killed
 * keeps its id until the container ends.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !/^[ZX]/.test(stateOf(pid));
}

/** The letter of its state; on Linux it follows the name in parentheses, which may hold anything (man 5 proc). */
function stateOf(pid: number): string {
  const stat = procFile(pid, 'stat');
  return stat === undefined ? ps(pid, 'state=') : stat.slice(stat.lastIndexOf(')') + 2);
}

/** The command line of a living process; undefined when there is none. */
export function commandOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  return (procFile(pid, 'cmdline') ?? ps(pid, 'command=')).replaceAll('\0', ' ') || undefined;
}

/** Undefined where there is no /proc, and for a process that has ended. */
function procFile(pid: number, name: string): string | undefined {
  if (!existsSync(`/proc/${pid}/${name}`)) return undefined;
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    // It ended between the two questions.
    if (errorCode(error) === 'ESRCH' || errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** For systems without /proc. Empty for a process that has ended. */
function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-ww', '-p', String(pid), '-o', column], { encoding: 'utf8' }).stdout ?? '';
}
