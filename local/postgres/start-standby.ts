import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findLeftover, stopPostmaster } from './leftover-process.ts';
import { runAs } from './run-as.ts';
import { dataFolderFor, launchPostgres, type Postgres } from './start-postgres.ts';

interface StandbyOptions {
  folder: string;
  log: string;
  /** Its superuser's address and its data folder. */
  primary: Pick<Postgres, 'superuserUrl' | 'folder'>;
  /** Further settings. */
  more?: Record<string, string>;
}

/** What belongs to the running primary, and the log of changes, which the standby receives by streaming. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_stat_tmp', 'pg_replslot']);

/**
 * A streaming standby of the local PostgreSQL, made from a fresh copy of its folder: the packaged programs have no
 * pg_basebackup. The primary runs meanwhile.
 */
export async function startStandby({
  folder: wanted,
  log,
  primary,
  more,
}: StandbyOptions): Promise<Postgres> {
  const folder = dataFolderFor(wanted);
  const leftover = findLeftover(folder);
  if (leftover) await stopPostmaster(leftover.pid);
  rmSync(folder, { recursive: true, force: true });
  const sql = new pg.Client({ connectionString: primary.superuserUrl });
  await sql.connect();
  try {
    await sql.query(`select pg_backup_start('standby', true)`);
    copy(primary.folder, folder);
    const { rows } = await sql.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(folder, 'backup_label'), rows[0].labelfile);
  } finally {
    await sql.end();
  }
  writeFileSync(join(folder, 'standby.signal'), '');
  const as = runAs();
  if (as) for (const path of everythingIn(folder)) chownSync(path, as.uid, as.gid);
  const { hostname, port, username, password } = new URL(primary.superuserUrl);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=standby`;
  return launchPostgres(folder, { log, durable: true, more: { primary_conninfo: conninfo, ...more } });
}

function copy(from: string, to: string): void {
  mkdirSync(join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
  mkdirSync(join(to, 'pg_replslot'), { mode: 0o700 });
  mkdirSync(join(to, 'pg_stat_tmp'), { mode: 0o700 });
  for (const name of readdirSync(from)) {
    // Files may vanish while they are copied: what replaces them is in the log of changes.
    if (!NOT_COPIED.has(name)) copyUnlessGone(join(from, name), join(to, name));
  }
}

function copyUnlessGone(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source) => existsSync(source) });
}

function everythingIn(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))];
}
