import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAnswers } from '#local/postgres/readiness.ts';
import { runAs } from '#local/postgres/run-as.ts';
import { startProgram } from '#local/programs/start-program.ts';
import { freePort } from '#local/system/free-port.ts';
import { debianPrograms } from '#local/testing/ensure-program.ts';
import { until } from '#local/testing/until.ts';
import type { Certificates } from './certificates.ts';

interface DatabaseServer {
  /** For an owner of one empty database, who is no superuser, over TLS with a password. */
  url: string;
  stop(): Promise<void>;
}

const HBA = 'hostssl all all 127.0.0.1/32 scram-sha-256\nhostnossl all all all reject\n';

/** Debian's PostgreSQL as people rent one: it takes no connection without TLS and password. */
export async function startDatabaseServer(
  folder: string,
  { keyFile, certFile, authority }: Certificates,
): Promise<DatabaseServer> {
  const bin = debianPrograms();
  const as = runAs();
  const port = await freePort();
  const at = (name: string) => join(folder, name);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(at('password'), 'superuser');
  for (const [from, name] of [
    [keyFile, 'tls.key'],
    [certFile, 'tls.pem'],
  ] as const)
    copyFileSync(from, at(name));
  if (as)
    for (const path of [folder, at('password'), at('tls.key'), at('tls.pem')])
      chownSync(path, as.uid, as.gid);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${at('password')}`];
  execFileSync(join(bin, 'initdb'), [...access, '--pgdata', at('data')], {
    cwd: folder,
    stdio: 'ignore',
    ...as,
  });
  writeFileSync(at('data/pg_hba.conf'), HBA);
  const settings = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: folder },
    ...{ ssl: 'on', ssl_key_file: at('tls.key'), ssl_cert_file: at('tls.pem') },
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = await startProgram({
    command: join(bin, 'postgres'),
    args: ['-D', at('data'), '-p', String(port), ...args],
    ...{ port, log: at('postgres.log'), ...(as && { as }) },
  });
  const superuser = `postgresql://postgres:superuser@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${authority}`;
  await until(async () => (await postgresAnswers(superuser)) === 'yes', 60_000);
  await makeOwner(superuser);
  return {
    url: `postgresql://picks:of-the-owner@localhost:${port}/picks?sslmode=verify-full`,
    stop: server.stop,
  };
}

async function makeOwner(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create role picks login password 'of-the-owner'");
    await client.query('create database picks owner picks');
  } finally {
    await client.end();
  }
}
