import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReaper, temporaryFolder } from '#local/testing/temporary-folder.ts';
import { type OpenWorld, openWorld } from './world.ts';

const CLOCK = ['clock', 'offset'];

/**
 * The folder of a world that has its demo and is stopped. Stories begin with a copy of it, because a first start takes three times
 * as long as a later one.
 */
export async function seedWorld(): Promise<string> {
  const world = await openWorld();
  startReaper(world.folder);
  await world.stop();
  // When it was stopped.
  writeFileSync(join(world.folder, 'stopped'), '');
  return world.folder;
}

/** A world for one story, or for all others: a copy of CHALKLINE_SEEDED_WORLD where that is set. */
export function openSeededWorld(port?: number): Promise<OpenWorld> {
  const seeded = process.env.CHALKLINE_SEEDED_WORLD;
  return openWorld({ folder: seeded && copyOf(seeded), port });
}

/** A copy whose clock goes on where that world's was stopped: stories begin at the same time of day, however late in a run. */
function copyOf(seeded: string): string {
  const folder = temporaryFolder();
  // With the owners of the files: as root, those of PostgreSQL belong to somebody else.
  execFileSync('cp', ['-a', `${seeded}/.`, folder]);
  const offset = Number(readFileSync(join(seeded, ...CLOCK), 'utf8'));
  const stood = Date.now() - statSync(join(seeded, 'stopped')).mtimeMs;
  writeFileSync(join(folder, ...CLOCK), String(Math.max(0, Math.round(offset - stood))));
  return folder;
}
