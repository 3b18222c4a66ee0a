import { ensureBrowser } from './launch-browser.ts';
import { seedWorld } from './seeded-world.ts';
import startWorld from './start-world.ts';

/**
 * Jest's global setup for the journeys of `npm run test:more`, many of which have worlds of their own.
 * Sets CHALKLINE_SEEDED_WORLD, the folder of which those are copies, and what start-world.ts sets.
 */
export default async function startSeededWorld(): Promise<void> {
  ensureBrowser();
  process.env.CHALKLINE_SEEDED_WORLD = await seedWorld();
  await startWorld();
}
