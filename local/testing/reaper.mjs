import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Runs beside a test run, and removes what the run leaves behind if it is killed: its PostgreSQL and its folder.
// Argument: that folder.
const folder = process.argv[2];

process.on('disconnect', async () => {
  // A start that has begun finishes first.
  await pause(2000);
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (existsSync(file)) stop(Number.parseInt(readFileSync(file, 'utf8'), 10));
  await pause(1000);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

function stop(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    // It has already stopped.
    if (error.code !== 'ESRCH') throw error;
  }
}
