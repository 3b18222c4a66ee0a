import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';

const NEEDED = ['haproxy', 'pgbouncer'] as const;
/** Where distributions put servers, which is not on everybody's PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

export type Programs = Record<(typeof NEEDED)[number], string>;

const everywhere = () => [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];

/** Where a program is; undefined when this machine does not have it. */
export function findProgram(name: keyof Programs, folders = everywhere()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Where the programs are. Throws UserFacingError that names the packages that are missing. */
export function findPrograms(folders = everywhere()): Programs {
  const found = NEEDED.map((name) => [name, findProgram(name, folders)]);
  const missing = found.filter(([, path]) => !path).map(([name]) => name);
  if (missing.length > 0)
    throw new UserFacingError(
      `The cluster needs ${missing.join(' and ')}, and this machine does not have ${missing.length > 1 ? 'them' : 'it'}. On Debian and Ubuntu: apt-get install ${missing.join(' ')}`,
    );
  return Object.fromEntries(found) as Programs;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
