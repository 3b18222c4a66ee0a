import { join } from 'node:path';
import { startReaper } from '#local/testing/temporary-folder.ts';
import { ensureBrowser } from './launch-browser.ts';
import { openSeededWorld } from './seeded-world.ts';
import { keepWorld } from './shared-world.ts';

/**
 * Jest's global setup for the journeys: one fresh world shared by all of them.
 * Sets CHALKLINE_ORIGIN, its address, CHALKLINE_SHARED_DATABASE, CHALKLINE_AUTH_STATES, the folder of shared sign-ins, and the browser's path.
 */
export default async function startWorld(): Promise<void> {
  ensureBrowser();
  const world = await openSeededWorld();
  startReaper(world.folder);
  keepWorld(world);
  process.env.CHALKLINE_ORIGIN = world.origin;
  process.env.CHALKLINE_SHARED_DATABASE = world.databaseUrl;
  process.env.CHALKLINE_AUTH_STATES = join(world.folder, 'signed-in');
}
