import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Orphan = { pid: number; port: number };

/** The PostgreSQL that a killed run left working on this folder, if it is alive. */
export function findOrphan(folder: string): Orphan | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !isOurs(pid, folder)) return undefined;
  return { pid, port: port ?? 0 };
}

/** Process ids are handed out again, so the command line must name our folder too. */
function isOurs(pid: number, folder: string): boolean {
  try {
    const command = execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return command.includes(folder) || command.includes(realpathSync(folder));
  } catch {
    // `ps` answers 1 when no such process lives. Where there is no `ps`, /proc tells.
    return (
      existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
    );
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Asks PostgreSQL to stop at once but cleanly; after ten seconds without waiting for a checkpoint. */
export async function stopPostmaster(pid: number): Promise<void> {
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (const signal of signals) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let tries = 0; tries < 200 && isAlive(pid); tries += 1) await pause(50);
  }
}
