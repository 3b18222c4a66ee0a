import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { postgresTakesWrites } from '#local/postgres/readiness.ts';
import { runAs } from '#local/postgres/run-as.ts';
import { type Program, startProgram } from '#local/programs/start-program.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { debianPrograms, ensureProgram } from './ensure-program.ts';
import { until } from './until.ts';

/** The receiver of deploy/backup/receive-wal.sh has each commit before it is answered. */
const SYNCHRONOUS = 'synchronous_standby_names=wal_receiver';

export interface ArchivedPostgres {
  folder: string;
  url: string;
  /** With the receiver, as docs/backups.md has it; a restore that is only looked at runs without one and archives nothing. */
  start(how?: 'received' | 'looked at'): Promise<void>;
  backUp(): void;
  /** kill -9 of the server, and of its disk. */
  lose(): Promise<void>;
  /** With the words of docs/backups.md after `pgbackrest --stanza=chalkline restore`. */
  restore(...words: string[]): void;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL of Debian with continuous archiving by the files of deploy/backup, as docker-compose.yml runs it: pgBackRest
 * with a repository and a receiver, which are all that is left when the server is lost.
 */
export async function createArchivedPostgres(folder: string): Promise<ArchivedPostgres> {
  ensureProgram('pgbackrest', 'pgbackrest', ['version']);
  const bin = debianPrograms();
  const as = runAs();
  const port = await freePort();
  const at = (name: string) => join(folder, name);
  const url = `postgres://chalkline@127.0.0.1:${port}/chalkline`;
  const env = environmentOf(folder, bin, String(port));
  const run = (command: string, ...args: string[]) => {
    execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], ...as });
  };
  const begin = (command: string, ...args: string[]) =>
    startProgram({ command, args, port, log: at('postgres.log'), env, ...(as && { as }) });
  const make = (name: string) => {
    mkdirSync(at(name), { mode: 0o700 });
    if (as) chownSync(at(name), as.uid, as.gid);
  };
  let server: Program | undefined;
  let receiver: Program | undefined;
  let losses = 0;

  cpSync(join(root, 'deploy', 'backup'), at('etc'), { recursive: true });
  if (as) chownSync(folder, as.uid, as.gid);
  for (const name of ['backups', 'wal', 'lock']) make(name);
  run('initdb', '--username=chalkline', '--auth=trust', '--pgdata', at('data'));
  appendFileSync(at('data/postgresql.conf'), `include '${at('etc/postgresql.conf')}'\n`);

  return {
    ...{ folder, url },
    start: async (how = 'received') => {
      const where = ['-D', at('data'), '-p', String(port)];
      const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
      const received = how === 'received' ? ['-c', SYNCHRONOUS] : [];
      server = await begin(join(bin, 'postgres'), ...where, ...options, ...received);
      await until(() => postgresTakesWrites(url.replace(/chalkline$/, 'template1')), 60_000);
      if (how === 'received') receiver = await begin(at('etc/receive-wal.sh'));
    },
    backUp: () => run(at('etc/back-up.sh'), 'full'),
    lose: async () => {
      await receiver?.stop();
      receiver = undefined;
      for (const pid of server ? familyOf(server.pid) : []) process.kill(pid, 'SIGKILL');
      await server?.stop();
      losses += 1;
      renameSync(at('data'), at(`lost-${losses}`));
    },
    restore: (...words) => {
      make('data');
      const getWal = `--recovery-option=restore_command=${at('etc/get-wal.sh')} %f %p`;
      run('pgbackrest', '--stanza=chalkline', 'restore', getWal, ...words);
    },
    stop: async () => {
      await receiver?.stop();
      await server?.stop();
    },
  };
}

/** A process and its children, on Linux. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Where the programs find the server, and the files of deploy/backup what is theirs. */
function environmentOf(folder: string, bin: string, port: string): NodeJS.ProcessEnv {
  const at = (name: string) => join(folder, name);
  return {
    PATH: [bin, process.env.PATH].join(delimiter),
    ...{ PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'chalkline', WAL_FOLDER: at('wal') },
    ...{ PGBACKREST_CONFIG: at('etc/pgbackrest.conf'), PGBACKREST_REPO1_PATH: at('backups') },
    ...{
      PGBACKREST_PG1_PATH: at('data'),
      PGBACKREST_PG1_PORT: port,
      PGBACKREST_PG1_SOCKET_PATH: folder,
    },
    ...{ PGBACKREST_LOCK_PATH: at('lock'), PGBACKREST_SPOOL_PATH: at('lock') },
  };
}
