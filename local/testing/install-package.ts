import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserFacingError } from '#local/system/user-facing-error.ts';

/** Whether `installPackage` can work here: as root on Debian. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs a package of this Debian. Throws UserFacingError when that fails. */
export function installPackage(name: string): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
  } catch (error) {
    throw new UserFacingError(
      `${name} could not be installed: ${error instanceof Error ? error.message : error}`,
    );
  }
}
