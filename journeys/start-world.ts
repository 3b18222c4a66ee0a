import { join } from 'node:path';
import { startReaper } from '#local/testing/temporary-folder.ts';
import { ensureBrowser } from './launch-browser.ts';
import { openWorld } from './world.ts';

/**
 * Vitest's global setup for the journeys: one fresh world shared by all of them.
 * Sets CHALKLINE_ORIGIN, its address, CHALKLINE_AUTH_STATES, the folder of shared sign-ins, and the browser's path.
 */
export default async function startWorld(): Promise<() => Promise<void>> {
  ensureBrowser();
  const world = await openWorld();
  startReaper(world.folder);
  process.env.CHALKLINE_ORIGIN = world.origin;
  process.env.CHALKLINE_AUTH_STATES = join(world.folder, 'signed-in');
  return () => world.close();
}
