import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Running {
  process: ChildProcess;
  url: string;
}

/** Starts a server of the bench; resolves with what it says once it listens. */
export async function start<R extends Running>(file: string, env: Record<string, string> = {}): Promise<R> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`))),
  ]);
  return { ...message, process: child } as R;
}

export async function stop({ process: child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Milliseconds of CPU that a server has used so far. */
export async function cpuOf({ process: child }: Running): Promise<number> {
  child.send('usage');
  const [{ cpu }] = await once(child, 'message');
  return (cpu.user + cpu.system) / 1_000;
}

/** `proc` counts CPU in hundredths of a second on every Linux. */
const MILLISECONDS_A_TICK = 10;

/** Milliseconds of CPU that PostgreSQL has used so far, with the connections that have ended; NaN without /proc. */
export function databaseCpu(postmaster: number): number {
  const of = (pid: string | number): readonly number[] => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat
        .slice(stat.lastIndexOf(')') + 4)
        .split(' ')
        .map(Number);
    } catch {
      return [];
    }
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const own = of(postmaster);
  if (own.length === 0) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(of)
    .filter(([parent]) => parent === postmaster);
  // From the fourth field on: the parent, and ten later user and system time, then those of children that have ended.
  const ticks = sum(own.slice(10, 14)) + sum(children.map((child) => sum(child.slice(10, 12))));
  return ticks * MILLISECONDS_A_TICK;
}
