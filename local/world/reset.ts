import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrphan, stopPostmaster } from '#local/postgres/orphan.ts';
import { dataFolderFor } from '#local/postgres/start-postgres.ts';

/** Forgets everything a world has kept in its folder: data, accounts, clock. What was built stays. */
export async function resetWorld(folder: string): Promise<void> {
  const data = dataFolderFor(join(folder, 'postgres'));
  const orphan = findOrphan(data);
  if (orphan) await stopPostmaster(orphan.pid);
  rmSync(data, { recursive: true, force: true });
  for (const name of ['identity', 'braintree', 'clock', 'logs']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
