import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';
import { ownFile } from './start-pgbouncer.ts';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

/** PgBouncer forgets what it has read of a section when the section begins again. */
test.each([
  [
    'the cluster',
    ownFile({ common: 'common.ini', users: 'users.txt', port: 1, databases: [], readers: ['reader'] }),
  ],
  ['docker compose', read('pgbouncer-compose.sh')],
])('%s includes deploy/pgbouncer.ini below the only line that begins its section', (_whose, text) => {
  const whole = text.replace(/^%include .+$/m, read('pgbouncer.ini'));
  const order = whole.match(/^(\[\w+\]|pool_mode = \w+)$/gm);
  expect(order).toEqual(['[pgbouncer]', 'pool_mode = transaction', '[databases]']);
});
