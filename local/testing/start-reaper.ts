import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A killed test run skips its teardown. The reaper, a process of its own, then removes the run's database. */
export function startReaper(folder: string): void {
  const reaper = fork(join(import.meta.dirname, 'reaper.mjs'), [folder], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  reaper.unref();
  reaper.channel?.unref();
}
