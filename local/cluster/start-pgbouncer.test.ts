import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { root } from '#local/system/child-process.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { findProgram } from './programs.ts';
import { startPgbouncer } from './start-pgbouncer.ts';

const command = findProgram('pgbouncer');
const onlyWithPgbouncer = command ? test : test.skip;

onlyWithPgbouncer('every setting of deploy/pgbouncer.ini is in force', async () => {
  const lines = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8').matchAll(/^(\w+) = (.+)$/gm);
  const wanted = Object.fromEntries([...lines].map(([, key, value]) => [key, value]));
  expect(wanted).toMatchObject({ pool_mode: 'transaction' });
  expect(await settingsInForce(String(command))).toMatchObject(wanted);
});

async function settingsInForce(program: string): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  const user = { name: 'reader', password: 'secret' };
  const at = { command: program, folder: join(folder, 'pgbouncer'), log: join(folder, 'log') };
  const pgbouncer = await startPgbouncer({ ...at, databases: [], users: [user] });
  try {
    const client = new pg.Client({
      ...{ host: '127.0.0.1', port: pgbouncer.port, database: 'pgbouncer' },
      ...{ user: user.name, password: user.password },
    });
    await client.connect();
    const { rows } = await client.query<{ key: string; value: string }>('show config');
    await client.end();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  } finally {
    await pgbouncer.stop();
  }
}
