import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that every user may enter: as root, PostgreSQL runs as nobody. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

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
