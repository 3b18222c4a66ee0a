import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';

/** The system user that PostgreSQL's programs run as; undefined means the current user. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every Unix, so no user needs to be created.
 * Throws UserFacingError when we are root and the machine has no such user.
 */
export function runAs(): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new UserFacingError(
      'PostgreSQL cannot run as root and this machine has no user "nobody". Start as another user.',
    );
  }
}

/** True when any user may walk down to `path`, as `nobody` has to when we are root. */
export function reachableByAll(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
