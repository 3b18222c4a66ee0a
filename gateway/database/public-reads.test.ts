import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { lsnOf, PublicReads } from './public-reads.ts';

/* What takes a real standby is in local/cluster/cluster.story.ts. Here the address leads to what is none. */

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway({ DATABASE_READ_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

const problems = async () => {
  const { data } = await ask<{ problems: { kind: string; text: string }[] }>(
    gateway,
    '{ problems { kind text } }',
    {},
    admin,
  );
  return data.problems.filter(({ kind }) => kind === 'STANDBY').map(({ text }) => text);
};

test('reads go to the primary while the standby does not answer, and admins see the problem', async () => {
  const { data, errors } = await ask(gateway, '{ recordStats { from } record { total { wins } } }');
  expect([data, errors]).toEqual([
    { recordStats: { from: null }, record: { total: { wins: 0 } } },
    undefined,
  ]);
  expect((await gateway.app.inject('/record/picks.csv?end=1')).body).toMatch(/end,0\r\n$/);
  expect(await problems()).toEqual([
    'The standby of DATABASE_READ_URL does not answer. The primary is read in its place.',
  ]);
  expect(gateway.services.publicReads.counts.standby).toBe(0);
});

test('reads go to the primary when the standby address leads to a primary, and admins see the problem', async () => {
  const { services } = gateway;
  const reads = new PublicReads(services.database, services.database, services.log, services.clock);
  expect(await reads.choose()).toBe(services.database);
  expect([reads.state, reads.counts]).toEqual(['PRIMARY', { standby: 0, primary: 1 }]);
});

test('a write answers its position, over GraphQL and over REST', async () => {
  const user = await member(gateway);
  const headers = { authorization: `Bearer ${user.token}` };
  const send = (url: string, payload: object) =>
    gateway.app.inject({ method: 'POST', url, headers, payload });
  const written = await send('/graphql', { query: 'mutation { confirmAge { __typename } }' });
  expect(lsnOf(written.headers['x-database-position'])).not.toBeNull();
  const overRest = await send('/api/subscriptions/cancel', {});
  expect(lsnOf(overRest.headers['x-database-position'])).not.toBeNull();
  const read = await send('/graphql', { query: '{ today { date } }' });
  expect(read.headers['x-database-position']).toBeUndefined();
});

test.each([
  ['0/16B3748', 0x16b3748n],
  ['1/0', 1n << 32n],
  ['FF/ffffffff', 0xffffffffffn],
  ['16B3748', null],
  ["0/1' or 1", null],
  [undefined, null],
])('position %s', (text, position) => {
  expect(lsnOf(text)).toBe(position);
});
