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

function aptGet(...words: string[]): void {
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program = '', ...first] = isRoot() ? env : ['sudo', '-n', ...env];
  execFileSync(program, [...first, ...words], { stdio: 'inherit' });
}
