import { takeWorld } from './shared-world.ts';

/** Jest's global teardown: stops the world of start-world and removes its folder. */
export default async function stopWorld(): Promise<void> {
  await takeWorld()?.close();
}
