import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, findPrograms } from '#local/programs/find-programs.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { canInstall, installPackages } from './install-package.ts';

/**
 * Sees to it that a command runs here with the words of `trial`: where it does not, the package of this Debian is
 * installed. Throws UserFacingError that says what to install where that cannot be done: a test of it is never skipped.
 */
export function ensureProgram(command: string, debianPackage: string, trial = ['--version']): void {
  const runs = () => spawnSync(command, trial, { stdio: 'ignore' }).status === 0;
  if (runs()) return;
  if (canInstall()) installPackages(debianPackage);
  if (runs()) return;
  throw new UserFacingError(
    `These tests need ${command}, and it is not there. Install it (Debian: "sudo apt-get install ${debianPackage}") and run them again.`,
  );
}

/** The same for HAProxy and PgBouncer, which are servers and not on everybody's PATH. */
export function ensureClusterPrograms(): void {
  const missing = (['haproxy', 'pgbouncer'] as const).filter((name) => !findProgram(name));
  if (missing.length > 0 && canInstall()) installPackages(...missing);
  findPrograms();
}

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** The programs of Debian's newest PostgreSQL; installed where there is none. */
export function debianPrograms(): string {
  if (!existsSync(VERSIONS)) ensureProgram('pg_lsclusters', 'postgresql-15', ['--help']);
  const [newest] = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
  return join(VERSIONS, String(newest), 'bin');
}
