import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { postgresAnswers } from '#local/postgres/readiness.ts';
import { runAs } from '#local/postgres/run-as.ts';
import { type Program, startProgram } from '#local/programs/start-program.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { debianPrograms } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/* A machine that ran alone joins the profile `scale`: the scripts of deploy/ on a data folder that was made without them. */

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const as = runAs();
const running: Program[] = [];
let path = '';
let port = 0;

beforeAll(async () => {
  path = [debianPrograms(), process.env.PATH].join(delimiter);
  port = await freePort();
  cpSync(join(root, 'deploy'), at('deploy'), { recursive: true });
  mkdirSync(at('primary'), { mode: 0o700 });
  mkdirSync(at('standby'), { mode: 0o700 });
  if (as) for (const each of [folder, at('primary'), at('standby')]) chownSync(each, as.uid, as.gid);
  run('initdb', '--username=chalkline', '--auth=trust', '--pgdata', at('primary'));
  appendFileSync(at('primary/postgresql.conf'), `unix_socket_directories = '${folder}'\n`);
}, 600_000);
afterAll(async () => {
  for (const program of running.reverse()) await program.stop();
  rmSync(folder, { recursive: true });
});

const environment = (data: string) => ({ PATH: path, PGDATA: at(data), POSTGRES_PASSWORD: 'unused' });

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, env: environment('primary'), stdio: 'ignore', ...as });
}

async function begin(
  data: string,
  command: string,
  args: string[],
  env: object,
  onPort: number,
): Promise<string> {
  const options = { command, args, port: onPort, log: at(`${data}.log`), ...(as && { as }) };
  running.push(await startProgram({ ...options, env: { ...environment(data), ...env } }));
  const url = `postgresql://chalkline@127.0.0.1:${onPort}/postgres`;
  await until(async () => (await postgresAnswers(url)) === 'yes', 60_000);
  return url;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

test('an older data folder is prepared once, however often the database starts', () => {
  for (let starts = 0; starts < 3; starts += 1) run('sh', at('deploy/backup/prepare-database.sh'));
  const lines = readFileSync(at('primary/pg_hba.conf'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('host replication chalkline samenet'))).toHaveLength(1);
});

test('the standby copies it and follows', async () => {
  const primary = await begin('primary', 'postgres', ['-p', String(port)], {}, port);
  await ask(primary, 'create table written (by int)');
  const own = await freePort();
  const address = `host=127.0.0.1 port=${port}`;
  // The script starts PostgreSQL without arguments, as in its container, so the environment names the port.
  const standby = await begin(
    'standby',
    'sh',
    [at('deploy/standby-compose.sh')],
    { PRIMARY: address, PGPORT: String(own) },
    own,
  );
  expect(await ask(standby, 'select pg_is_in_recovery()')).toBe(true);
  await ask(primary, 'insert into written values (1)');
  await until(async () => (await ask(standby, 'select count(*)::int from written')) === 1, 60_000);
});
