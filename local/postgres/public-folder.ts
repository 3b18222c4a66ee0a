import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';
import { reachableByAll } from './run-as.ts';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const clone = join(import.meta.dirname, '..', '..');

/**
 * A folder of this clone's own that every user may walk into, for a clone that only root can enter.
 * Throws UserFacingError when someone else has already put something under its name.
 */
export function publicFolder(): string {
  const name = `chalkline-${shortHash(clone)}`;
  const parent = ['/var/tmp', tmpdir()].find((candidate) => reachableByAll(join(candidate, name)));
  if (!parent)
    throw new UserFacingError('PostgreSQL needs a folder that every user may read, and /var/tmp is not one.');
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new UserFacingError(
      `${folder} belongs to someone else. Remove it, or clone to a folder every user may read.`,
    );
  }
  return folder;
}

/** Where a data folder goes instead, when `nobody` could not reach the one that was named. */
export function publicDataFolder(folder: string): string {
  return join(publicFolder(), `data-${shortHash(folder)}`);
}
