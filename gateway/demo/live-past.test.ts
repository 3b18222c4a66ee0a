import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findProblems } from '#gateway/admin/problems/find-problems.ts';
import { invariants } from '#gateway/testing/invariants.ts';
import { type LivedWorld, livedWorld } from '#gateway/testing/lived-past.ts';
import { sweepAll } from '#gateway/testing/money.ts';
import { contextOf } from './past.ts';
import { ADMIN } from './staff.ts';

/** The same past each day; PAST_UNTIL=2028-02-29T12:00:00Z lives up to another one. */
const until = new Date(process.env.PAST_UNTIL ?? '2026-11-30T13:00:00Z');
let one: LivedWorld;

beforeAll(async () => {
  one = await livedWorld(until);
}, 600_000);
afterAll(() => one?.close());

const rows = <Row>(sql: string) => one.world.gateway.services.database.em.execute<Row[]>(sql);

/** Every moment at which something was written. */
const MOMENTS = [
  ...['users.created_at', 'subscriptions.created_at', 'subscriptions.updated_at', 'subscription_events.at'],
  ...[
    'invoices.created_at',
    'invoices.paid_at',
    'payment_attempts.created_at',
    'payment_attempts.settled_at',
  ],
  ...['payment_methods.created_at', 'purchases.finished_at', 'coupon_redemptions.created_at', 'audit_log.at'],
  ...[
    'mrr_movements.at',
    'plan_prices.starts_at',
    'plan_price_moves.ended_at',
    'plan_price_notices.mailed_at',
  ],
  ...['disputes.opened_at', 'disputes.closed_at', 'outbox.created_at', 'outbox.sent_at'],
];

describe('the fourteen months of the demo', () => {
  test('agree with the processor, to the cent', async () => {
    expect(await sweepAll(one.world)).toEqual([]);
  });

  test('leave no problem for the staff', async () => {
    const context = { ...(await contextOf(one.past, ADMIN)), now: until };
    const problems = await findProblems(context);
    // Neither workers nor picks belong to this world.
    const theirs = problems.filter(({ kind }) => !['JOB', 'NO_PICK', 'RECORD'].includes(kind));
    expect(theirs).toEqual([]);
  });

  test.each(MOMENTS)('date no %s ahead, nor before the opening', async (column) => {
    const [table, name] = column.split('.');
    const [found] = await rows<{ first: Date; last: Date }>(
      `select min(${name}) as first, max(${name}) as last from ${table} where ${name} > '1970-01-02'`,
    );
    expect(new Date(found?.last ?? 0).getTime()).toBeLessThanOrEqual(until.getTime());
    expect(new Date(found?.first ?? 0) >= new Date(one.firstDay)).toBe(true);
  });

  test('show every part of the business', async () => {
    const [counts] = await rows(`select
      (select count(*)::int from users where role is null) >= 190 as members,
      (select count(*)::int from users where role = 'ANALYST') as analysts,
      (select count(distinct date_trunc('month', day))::int from mrr_movements) >= 14 as each_month,
      (select count(distinct kind)::int from mrr_movements) as kinds,
      (select count(*)::int from subscriptions where state = 'active') >= 70 as many_pay,
      (select count(*)::int from trial_grants) >= 12 as some_tried,
      (select count(*)::int from payment_attempts where state = 'declined') >= 20 as cards_declined,
      (select count(*)::int from invoices where type = 'credit' and state = 'paid') as refunds,
      (select count(*)::int from coupon_redemptions) >= 20 as coupons_used,
      (select array_agg(state order by state) from disputes) as disputes,
      (select count(*)::int from subscriptions where state = 'active' and tier = 'VIP' and agreed_cents = 19900) > 0 as grandfathered,
      (select count(*)::int from plan_price_notices where mailed_at is null) as unsent_notices,
      (select count(*)::int from mrr_movements where kind = 'PRICE' and tier = 'PLUS') > 5 as moved,
      (select count(distinct actor)::int from audit_log) as actors`);
    expect(counts).toEqual({
      ...{ members: true, analysts: 3, each_month: true, kinds: 6, many_pay: true, some_tried: true },
      ...{ cards_declined: true, refunds: 10, coupons_used: true, disputes: ['LOST', 'WON'] },
      ...{ grandfathered: true, unsent_notices: 0, moved: true, actors: 4 },
    });
  });

  test('ends at the documented prices', async () => {
    const prices = await rows(
      'select distinct on (tier) tier, cents from plan_prices order by tier, starts_at desc',
    );
    expect(prices).toEqual([
      { tier: 'PLUS', cents: 7_900 },
      { tier: 'PREMIUM', cents: 12_900 },
      { tier: 'VIP', cents: 24_900 },
    ]);
  });

  test('refuses only what a member may be refused', () => {
    const { CARD_DECLINED, NO_PLAN, PLAN_HELD, ...others } = one.lived.refused;
    expect(others).toEqual({});
    expect(CARD_DECLINED).toBeGreaterThan(0);
    expect((NO_PLAN ?? 0) + (PLAN_HELD ?? 0)).toBeLessThan(20);
  });

  // Last: it moves the clock and repeats everything.
  test('keep every invariant of money', async () => {
    expect(await invariants(one.world)).toEqual([]);
  });
});
