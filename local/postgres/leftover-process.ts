import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf, isAlive } from '#local/system/processes.ts';

type LeftoverProcess = { pid: number; port: number };

/** The PostgreSQL that a killed run left running on this folder, if it is alive. */
export function findLeftover(folder: string): LeftoverProcess | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !isOurs(pid, folder)) return undefined;
  return { pid, port: port ?? 0 };
}

/** Process ids are handed out again, so the command line must name our folder too. */
function isOurs(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return (
    command !== undefined && [folder, realpathSync(folder)].some((path) => command.includes(`-D ${path} `))
  );
}

const STOPPING = [
  { signal: 'SIGINT', seconds: 8 },
  { signal: 'SIGQUIT', seconds: 2 },
  { signal: 'SIGKILL', seconds: 2 },
] as const;

/** Stops PostgreSQL without waiting for its clients: cleanly if it can, by force if it does not. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, seconds } of STOPPING) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let tries = 0; tries < seconds * 20 && isAlive(pid); tries += 1) await pause(50);
  }
}
