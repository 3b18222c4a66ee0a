import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { dueSubscriptions } from '#gateway/billing/ledger/subscription-rows.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  buy,
  changePlan,
  chargesOf,
  coupon,
  DAY,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { proratedCents } from '#schema/rules/money/quote.ts';
import { priced } from '#schema/testing/samples.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld({ BRAINTREE_TIMEOUT_MS: '10000' });
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const now = () => world.gateway.services.clock.now();

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const codes = (answers: { errors?: { extensions: { code: string } }[] }[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');

test('ten parallel purchases with one key are one charge', async () => {
  const input = { email: `${randomUUID()}@chalkline.test`, idempotencyKey: randomUUID() };
  const before = (await transactionsOf(world)).length;
  const answers = await times(10, () => buy(world, input));
  const seen = codes(answers);
  expect(seen.filter((code) => code === 'OK').length).toBeGreaterThanOrEqual(1);
  expect(seen.every((code) => ['OK', 'PAYMENT_PENDING', 'RATE_LIMITED'].includes(code))).toBe(true);
  expect(answers.filter(({ data }) => data?.purchase?.tempPassword)).toHaveLength(1);
  expect(await transactionsOf(world)).toHaveLength(before + 1);
});

test('two tabs with one address make one charge; the second learns that the account exists', async () => {
  const email = `${randomUUID()}@chalkline.test`;
  const before = (await transactionsOf(world)).length;
  const answers = await times(2, () => buy(world, { email, idempotencyKey: randomUUID() }));
  expect(codes(answers).sort()).toEqual(['EMAIL_ALREADY_IN_USE', 'OK']);
  expect(await transactionsOf(world)).toHaveLength(before + 1);
});

test('five parallel purchases of one member are one charge', async () => {
  const user = await member(world.gateway);
  const answers = await times(5, () => buy(world, { email: user.email }, user));
  expect(codes(answers).sort()).toEqual(['OK', ...Array(4).fill('PLAN_HELD')]);
  expect(await chargesOf(world, user.uid)).toEqual([12_900]);
});

test('twenty parallel trials with one card are one trial, and no account of the others stays', async () => {
  const before = (await transactionsOf(world)).length;
  const answers = await times(20, () =>
    buy(world, { planType: 'premium_with_trial', token: 'fake-valid-mastercard-nonce' }),
  );
  expect(codes(answers).sort()).toEqual(['OK', ...Array(19).fill('TRIAL_USED')]);
  expect(await transactionsOf(world)).toHaveLength(before);
});

test('fifty purchases with a coupon that is good for ten are ten', async () => {
  await coupon(world, 'TEN', { max_redemptions: 10 });
  const answers = await times(50, (index) =>
    // So many at once are asked for work, which a browser does.
    buy(world, { planType: 'plus', couponCode: 'TEN' }, null, { 'x-forwarded-for': `192.0.2.${index}` }),
  );
  expect(codes(answers).sort()).toEqual([...Array(40).fill('COUPON_REFUSED'), ...Array(10).fill('OK')]);
});

test('ten upgrades at once are one charge', async () => {
  const user = await member(world.gateway);
  await buy(world, { email: user.email, planType: 'plus' }, user);
  advance(world, 15 * DAY);
  const answers = await times(10, () => changePlan(world, user, 'PREMIUM'));
  expect(codes(answers).filter((code) => code === 'OK').length).toBeGreaterThanOrEqual(1);
  expect(codes(answers).every((code) => ['OK', 'PAYMENT_PENDING', 'CONFLICT'].includes(code))).toBe(true);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 2_500]);
});

test('upgrades to two plans at once: the difference is paid once, whichever is first', async () => {
  const user = await member(world.gateway);
  await buy(world, { email: user.email, planType: 'plus' }, user);
  const [startsAt, endsAt] = [now(), new Date('2032-01-05T17:00:00Z')];
  advance(world, 15 * DAY);
  await times(8, (index) => changePlan(world, user, index % 2 ? 'PREMIUM' : 'VIP'));
  const [, ...upgrades] = await chargesOf(world, user.uid);
  const cost = (from: Tier, to: Tier) =>
    proratedCents(priced(from).monthlyCents, priced(to).monthlyCents, { startsAt, endsAt }, now());
  const right = [
    [cost('PLUS', 'PREMIUM')],
    [cost('PLUS', 'VIP')],
    [cost('PLUS', 'PREMIUM'), cost('PREMIUM', 'VIP')],
  ];
  expect(right).toContainEqual(upgrades);
});

test('ten workers at one renewal are one charge', async () => {
  const user = await member(world.gateway);
  await buy(world, { email: user.email }, user);
  advance(world, 31 * DAY);
  const { services } = world.gateway;
  const due = await dueSubscriptions(services.database.em, services.clock.now(), 200);
  for (const id of due) await times(10, () => processDue(services, id));
  expect(await chargesOf(world, user.uid)).toEqual([12_900, 12_900]);
});

test.each([
  ['', async (user: TestUser) => void (await memberPlan(world, user))],
  [', as the first request of its session,', async () => undefined],
])(
  'a purchase whose account is deleted before it is recorded%s is refused, and charges nothing',
  async (_, begin) => {
    const user = await member(world.gateway);
    await begin(user);
    const before = (await transactionsOf(world)).length;
    const deletion = new pg.Client(world.gateway.databaseUrl);
    await deletion.connect();
    await deletion.query('begin');
    await deletion.query('select from users where id = $1 for update', [user.uid]);
    const bought = buy(world, { email: user.email }, user);
    await until(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await world.gateway.services.database.em.execute<unknown[]>(waiting)).length > 0;
    });
    await deletion.query(
      `update users set id = 'gone_' || id, email = id || '@deleted.invalid' where id = $1`,
      [user.uid],
    );
    await deletion.query('commit');
    await deletion.end();
    expect(codes([await bought])).toEqual(['UNAUTHENTICATED']);
    expect(await transactionsOf(world)).toHaveLength(before);
  },
);
