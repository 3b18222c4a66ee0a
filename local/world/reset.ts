import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findLeftover, stopPostmaster } from '#local/postgres/leftover-process.ts';
import { dataFolderFor } from '#local/postgres/start-postgres.ts';

/**
 * Deletes everything a world has kept in its folder: data, accounts, clock, and with its own database the keys of the
 * record and what its witness has seen. A witness that remembers a longer log stops the new one. Builds stay.
 */
export async function resetWorld(folder: string): Promise<void> {
  const data = dataFolderFor(join(folder, 'postgres'));
  const leftover = findLeftover(data);
  if (leftover) await stopPostmaster(leftover.pid);
  rmSync(data, { recursive: true, force: true });
  const record = process.env.DATABASE_URL ? [] : ['record'];
  for (const name of ['identity', 'braintree', 'clock', 'logs', ...record]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
