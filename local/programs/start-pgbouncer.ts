import { chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAs } from '#local/postgres/run-as.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { type Program, startProgram } from './start-program.ts';

interface PgbouncerOptions {
  command: string;
  /** A folder that every user may enter. */
  folder: string;
  log: string;
  /** The lines of its section of databases. */
  databases: string[];
  users: { name: string; password: string }[];
}

interface Pgbouncer extends Program {
  port: number;
}

/** PgBouncer by deploy/pgbouncer.ini, on a free port. It refuses to run as root. */
export async function startPgbouncer(options: PgbouncerOptions): Promise<Pgbouncer> {
  const { command, folder, log, databases, users } = options;
  const port = await freePort();
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = (name: string) => join(folder, name);
  copyFileSync(join(root, 'deploy', 'pgbouncer.ini'), file('common.ini'));
  const own = ownFile({
    ...{ common: file('common.ini'), users: file('users.txt'), port, databases },
    readers: users.map(({ name }) => name),
  });
  writeFileSync(file('pgbouncer.ini'), own);
  const lines = users.map(({ name, password }) => `"${name}" "${password}"\n`);
  writeFileSync(file('users.txt'), lines.join(''), { mode: 0o600 });
  const as = runAs();
  if (as) chownSync(file('users.txt'), as.uid, as.gid);
  const program = await startProgram({ command, args: [file('pgbouncer.ini')], port, log, as });
  return { ...program, port };
}

interface OwnFile {
  /** deploy/pgbouncer.ini, and the list of users. */
  common: string;
  users: string;
  port: number;
  databases: string[];
  /** Who may ask `SHOW POOLS` and the like, in the database named pgbouncer. */
  readers: string[];
}

export function ownFile({ common, users, port, databases, readers }: OwnFile): string {
  const lines = [
    '[pgbouncer]',
    `%include ${common}`,
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    `auth_file = ${users}`,
    `stats_users = ${readers.join(', ')}`,
    '[databases]',
    ...databases,
  ];
  return `${lines.join('\n')}\n`;
}
