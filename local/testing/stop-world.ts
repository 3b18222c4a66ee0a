import { rmSync } from 'node:fs';
import { takeTestWorld } from './test-world.ts';

/** The teardown of start-world: ends what it started and removes its folder, and the gateway that tests built. */
export default async function stopWorld(): Promise<void> {
  const { postgres, standby, pooler, identity, folder } = takeTestWorld();
  await Promise.all([pooler?.stop(), standby?.stop()]);
  await Promise.all([postgres?.stop(), identity?.stop()]);
  for (const made of [folder, process.env.TEST_BUILT_GATEWAY])
    if (made) rmSync(made, { recursive: true, force: true });
}
