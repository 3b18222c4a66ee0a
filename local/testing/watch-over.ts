import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A killed test run tears nothing down. Its database is thrown away all the same, by a process of its own. */
export function watchOver(folder: string): void {
  const reaper = fork(join(import.meta.dirname, 'reaper.mjs'), [folder], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  reaper.unref();
  reaper.channel?.unref();
}
