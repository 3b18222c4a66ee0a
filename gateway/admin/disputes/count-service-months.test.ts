import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deleteExpired } from '#gateway/jobs/retention.ts';
import { ask } from '#gateway/testing/ask.ts';
import { advanceTo, type MoneyWorld, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { countServiceMonths } from './count-service-months.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
  user = await payingMember(world, { planType: 'plus' });
  await sql('delete from sessions');
});
afterAll(() => world.close());

const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);
const count = () => countServiceMonths(world.gateway.services);
const months = (uid = user.uid) =>
  sql(
    `select to_char(month, 'YYYY-MM') as month, sign_ins as "signIns", last_device as device, alerts, picks_open as picks
       from service_months where user_id = ? order by month`,
    [uid],
  );

async function signIn(at: string, device: string, seen = at): Promise<void> {
  await sql(
    `insert into sessions (user_id, signed_in_at, device, device_name, last_seen_at, announce) values (?, ?, 'x', ?, ?, false)`,
    [user.uid, at, device, seen],
  );
}

let batches = 0;
async function deliverAlert(at: string, state = 'SENT'): Promise<void> {
  batches += 1;
  const [batch] = await sql<{ id: string }>(
    `insert into alert_batches (channel, kind, day, opened_at, closes_at, gathering)
     values ('MAIL', 'RELEASE', ?::date, ?, ?, false) returning id`,
    [at.slice(0, 10), at, at],
  );
  await sql(
    `insert into pick_alerts (batch_id, user_id, channel, target, state, due_at, sent_at, created_at)
     values (?, ?, 'MAIL', ?, ?, ?, ?, ?)`,
    [batch?.id, user.uid, String(batches), state, at, state === 'SENT' ? at : null, at],
  );
}

// The world begins on November 20, 2031 at noon in New York.
test('what a member had of a plan is counted once, however often it runs', async () => {
  await signIn('2031-11-20T18:00:00Z', 'Chrome on Windows');
  await signIn('2031-11-22T18:00:00Z', 'Safari on iPhone', '2031-12-03T18:00:00Z');
  for (const at of ['2031-11-21T15:00:00Z', '2031-11-22T15:00:00Z']) await deliverAlert(at);
  await deliverAlert('2031-11-22T15:00:00Z', 'FAILED');
  await givenPick(world.gateway, { tier: 'PLUS', date: '2031-11-21' });
  await givenPick(world.gateway, { tier: 'FREE', date: '2031-11-22' });
  await givenPick(world.gateway, { tier: 'VIP', date: '2031-11-21' });
  await givenPick(world.gateway, { tier: 'PLUS', date: '2031-11-21', status: 'DRAFT' });
  await givenPick(world.gateway, { tier: 'PLUS', date: '2031-11-19' });
  advanceTo(world, '2031-11-23T12:00:00-05:00');
  for (let time = 0; time < 3; time += 1) await count();
  const november = { month: '2031-11', signIns: 2, device: 'Safari on iPhone', alerts: 2, picks: 2 };
  expect(await months()).toEqual([november]);
});

test('between two plans nothing was open, nor before the dearer one', async () => {
  const other = await member(world.gateway);
  const add = `insert into subscriptions (id, user_id, state, tier, source, current_period_starts_at, current_period_ends_at, anchor_day,
                                           created_at, updated_at, ended_at) values (?, ?, ?, ?, 'purchase', ?, ?, 1, ?, ?, ?)`;
  const [first, ended, second] = ['2031-11-20T18:00:00Z', '2031-11-20T23:00:00Z', '2031-11-21T22:00:00Z'];
  await sql(add, ['first', other.uid, 'ended', 'PLUS', first, ended, first, ended, ended]);
  await sql(add, [
    'second',
    other.uid,
    'active',
    'PREMIUM',
    second,
    '2031-12-21T22:00:00Z',
    second,
    second,
    null,
  ]);
  // 5 PM, in the first plan; 7 PM, between both; the evening after, in the second.
  for (const [date, time] of [
    ['2031-11-20', '17:00'],
    ['2031-11-20', '19:00'],
    ['2031-11-21', '20:00'],
  ] as const)
    for (const tier of ['PLUS', 'PREMIUM'] as const)
      await givenPick(world.gateway, { tier, date, time, publishedAt: '2031-11-20T17:30:00.000Z' });
  await count();
  // Plus at 5 PM, and both of the evening after, beside the two of the test before.
  expect(await months(other.uid)).toMatchObject([{ picks: 3 + 2 }]);
});

test('in a pause nothing was open, also while the worker that writes it was late', async () => {
  const other = await member(world.gateway);
  await sql(
    `insert into subscriptions (id, user_id, state, tier, source, current_period_starts_at, current_period_ends_at, anchor_day, created_at, updated_at)
     values ('back', ?, 'active', 'PLUS', 'purchase', ?1, ?1, 1, ?1, ?1)`.replaceAll(
      '?1',
      `'2031-11-20T18:00:00Z'`,
    ),
    [other.uid],
  );
  // It pauses between the picks of 5 PM and 7 PM, and is back for that of the next evening.
  await sql(
    `insert into subscription_events (subscription_id, type, at, details) values
       ('back', 'paused', '2031-11-21T02:00:00Z', '{"from": "2031-11-20T23:00:00Z"}'), ('back', 'resumed', '2031-11-21T22:00:00Z', '{}')`,
  );
  await count();
  expect(await months(other.uid)).toMatchObject([{ picks: 2 + 2 }]);
});

test('a month is finished in the next one, and keeps what its sources have lost', async () => {
  // The last evening of November in New York is December by UTC.
  await deliverAlert('2031-12-01T03:00:00Z');
  await deliverAlert('2031-12-02T15:00:00Z');
  await sql(`delete from sessions where device_name = 'Chrome on Windows'`);
  advanceTo(world, '2031-12-05T12:00:00-05:00');
  await count();
  await deleteExpired(world.gateway.services);
  expect(await months()).toEqual([
    { month: '2031-11', signIns: 2, device: 'Safari on iPhone', alerts: 3, picks: 2 },
    { month: '2031-12', signIns: 0, device: 'Safari on iPhone', alerts: 1, picks: 0 },
  ]);
});

test('nobody without a bought plan is counted', async () => {
  const granted = await member(world.gateway, { plan: { tier: 'VIP' } });
  const free = await member(world.gateway);
  await sql(`update subscriptions set source = 'grant' where user_id = ?`, [granted.uid]);
  await count();
  expect([await months(granted.uid), await months(free.uid)]).toEqual([[], []]);
});

test('it is in the file of the member’s data, outlives their account without their name, and goes after 18 months', async () => {
  const { data } = await ask<{ myData: { content: string } }>(
    world.gateway,
    '{ myData { content } }',
    {},
    user,
  );
  expect(JSON.parse(data.myData.content).serviceMonths).toMatchObject([
    { month: '2031-11', sign_ins: 2, last_device: 'Safari on iPhone', alerts: 3, picks_open: 2 },
    { month: '2031-12' },
  ]);
  await sql(`update users set id = 'gone_1' where id = ?`, [user.uid]);
  expect(await months('gone_1')).toHaveLength(2);
  advanceTo(world, '2033-05-31T12:00:00-04:00');
  await deleteExpired(world.gateway.services);
  expect(await months('gone_1')).toHaveLength(2);
  advanceTo(world, '2033-06-01T12:00:00-04:00');
  await deleteExpired(world.gateway.services);
  expect(await months('gone_1')).toMatchObject([{ month: '2031-12' }]);
});
