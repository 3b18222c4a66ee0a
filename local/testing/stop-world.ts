import { rmSync } from 'node:fs';
import type { Config } from 'jest-runner';
import { takeTestWorld } from './test-world.ts';

type Watching = Pick<Config.GlobalConfig, 'watch' | 'watchAll'>;

/**
 * The teardown of start-world: ends what it started and removes its folder, and the gateway that tests built. In watch mode only
 * that gateway, which a change may have made old: the next run needs the rest, and the reaper ends it with Jest.
 */
export default async function stopWorld({ watch, watchAll }: Partial<Watching> = {}): Promise<void> {
  const built = String(process.env.TEST_BUILT_GATEWAY);
  if (watch || watchAll) return rmSync(built, { recursive: true, force: true });
  const { postgres, standby, pooler, identity, folder } = takeTestWorld();
  await Promise.all([pooler?.stop(), standby?.stop()]);
  await Promise.all([postgres?.stop(), identity?.stop()]);
  for (const made of [folder, built]) if (made) rmSync(made, { recursive: true, force: true });
}
