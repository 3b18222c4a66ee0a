import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findLeftover, stopPostmaster } from '#local/postgres/leftover-process.ts';
import { dataFolderFor } from '#local/postgres/start-postgres.ts';

/** Deletes everything a world has kept in its folder: data, accounts, clock. Builds stay. */
export async function resetWorld(folder: string): Promise<void> {
  const data = dataFolderFor(join(folder, 'postgres'));
  const leftover = findLeftover(data);
  if (leftover) await stopPostmaster(leftover.pid);
  rmSync(data, { recursive: true, force: true });
  for (const name of ['identity', 'braintree', 'clock', 'logs']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
