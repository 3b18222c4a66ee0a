import { rmSync } from 'node:fs';
import { takeTestWorld } from './test-world.ts';

/** Jest's global teardown: ends what start-world started and removes its folder. */
export default async function stopWorld(): Promise<void> {
  const { postgres, standby, pooler, identity, folder } = takeTestWorld();
  await Promise.all([pooler?.stop(), standby?.stop()]);
  await Promise.all([postgres?.stop(), identity?.stop()]);
  if (folder) rmSync(folder, { recursive: true, force: true });
}
