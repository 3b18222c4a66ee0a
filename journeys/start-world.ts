import { join } from 'node:path';
import { startReaper } from '#local/testing/start-reaper.ts';
import { ensureBrowser } from './launch-browser.ts';
import { keepWorld } from './shared-world.ts';
import { openWorld } from './world.ts';

/**
 * Jest's global setup for the journeys: one world for all of them, as a visitor finds it on the first day.
 * Sets CHALKLINE_ORIGIN, its address, CHALKLINE_SIGNED_IN, where sign-ins are kept, and where the browser is.
 */
export default async function startWorld(): Promise<void> {
  ensureBrowser();
  const world = await openWorld();
  startReaper(world.folder);
  keepWorld(world);
  process.env.CHALKLINE_ORIGIN = world.origin;
  process.env.CHALKLINE_SIGNED_IN = join(world.folder, 'signed-in');
}
