import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { weekReceipts } from '#gateway/picks/week-receipts.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { everyone, MEMBERS, type TestUser } from '#gateway/testing/users.ts';
import { parseReceipts } from '#record/receipt.ts';
import { mailWeeklyReceipts } from './mail-weekly-receipts.ts';

/** The canaries are of the Wednesday, Thursday and Friday before. */
const MONDAY = '2031-11-24';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway();
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  await signCheckpoint(gateway.services);
});
afterAll(() => gateway.close());
// Of a Thursday, when plans still make a difference. A test that failed is run again after the one that moves the clock.
beforeEach(() => gateway.services.clock.set(NOON));

const person = (name: string) => users[name] as TestUser;
const openIds = async (name: string) => new Set(await openTo(gateway, canaries.words.keys(), person(name)));

async function shownTo(name: string): Promise<string[]> {
  const { file, left } = await weekReceipts(gateway.services, person(name).uid, MONDAY);
  expect(left).toBe(0);
  const texts = parseReceipts(file).map((receipt) => JSON.stringify(receipt));
  return canaries.shownIn([file, ...texts].join('\n')).sort();
}

test.each(MEMBERS)(
  'receipts mailed in the middle of the week open to %s what is open to them',
  async (name) => {
    const sql = `select id from picks where status <> 'DRAFT' order by id`;
    const published = await gateway.services.database.em.execute<{ id: string }[]>(sql);
    const open = await openIds(name);
    const expected = published.map(({ id }) => id).filter((id) => open.has(id));
    expect(expected.length).toBeGreaterThan(0);
    expect(await shownTo(name)).toEqual(expected.sort());
  },
);

test('on Monday they show nobody what is not open to them, and what waits to be sent shows nothing', async () => {
  const { em } = gateway.services.database;
  await em.execute('update users set weekly_receipts_since = created_at');
  gateway.services.clock.set('2031-11-24T14:00:00.000Z');
  await mailWeeklyReceipts(gateway.services);
  const waiting = await em.execute<{ data: unknown }[]>('select data from outbox');
  // Who takes a break gets none.
  expect(waiting).toHaveLength(MEMBERS.filter((name) => name !== 'onBreak').length);
  expect(canaries.shownIn(JSON.stringify(waiting))).toEqual([]);
  for (const name of MEMBERS) {
    const open = await openIds(name);
    expect((await shownTo(name)).filter((id) => !open.has(id))).toEqual([]);
  }
  expect(gateway.logged()).not.toContain('CANARY');
});
