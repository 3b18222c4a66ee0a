import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './ensure-program.ts';

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** The programs of Debian's newest PostgreSQL; installed where there is none. */
export function debianPrograms(): string {
  if (!existsSync(VERSIONS)) ensureProgram('pg_lsclusters', 'postgresql-15');
  const [newest] = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
  return join(VERSIONS, String(newest), 'bin');
}
