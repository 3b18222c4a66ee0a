import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserFacingError } from '#local/system/errors.ts';

const isRoot = () => process.getuid?.() === 0;

/** Whether `installPackages` can work here: on Debian as root, or on a build machine as somebody who may become root. */
export function canInstall(): boolean {
  return existsSync('/etc/debian_version') && (isRoot() || (!!process.env.CI && maySudo()));
}

function maySudo(): boolean {
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Installs packages of this Debian. Throws UserFacingError when that fails. */
export function installPackages(...names: string[]): void {
  try {
    aptGet('update', '-q');
    aptGet('install', '-y', '-q', '--no-install-recommends', ...names);
  } catch (error) {
    throw new UserFacingError(
      `${names.join(' and ')} could not be installed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** One at a time, whichever test asks: apt-get gives up at once where another one holds its lists. */
const LOCK = ['flock', '/tmp/chalkline-apt.lock'];

function aptGet(...words: string[]): void {
  const env = [...LOCK, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  const [program = '', ...first] = isRoot() ? env : ['sudo', '-n', ...env];
  execFileSync(program, [...first, ...words], { stdio: 'inherit' });
}
