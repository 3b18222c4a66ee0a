import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Waits beside a test run that may be killed at any moment, and then clears away what it would leave:
// a PostgreSQL that nobody else knows of, and the folder of the run. Argument: that folder.
const folder = process.argv[2];

process.on('disconnect', async () => {
  // A start that was under way comes to its end first.
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
    // Stopped in good order, as it should be.
    if (error.code !== 'ESRCH') throw error;
  }
}
