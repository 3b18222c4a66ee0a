import { rmSync } from 'node:fs';
import { takeWorld } from './shared-world.ts';

/** Jest's global teardown: stops the world of start-world and removes its folder, and that of the seeded one. */
export default async function stopWorld(): Promise<void> {
  await takeWorld()?.close();
  const seeded = process.env.CHALKLINE_SEEDED_WORLD;
  if (seeded) rmSync(seeded, { recursive: true, force: true });
}
