import { takeWorld } from './shared-world.ts';

/** Jest's global teardown: ends what start-world started and removes its folder. */
export default async function stopWorld(): Promise<void> {
  await takeWorld()?.close();
}
