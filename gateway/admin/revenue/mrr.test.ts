import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { SUBSCRIPTION_STATES } from '#schema/rules/access/entitlement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { LEDGER_MONTHS, type MrrFacts, movementKind, mrrOf } from '#schema/rules/money/mrr.ts';
import { PLAN_SOURCES } from '#schema/rules/money/plans.ts';
import { runChecks } from './check-revenue.ts';
import { revenueByDay } from './figures.sql.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  for (const { id, type, amount, tiers } of COUPONS)
    await sql(
      `insert into coupons (id, code, discount_type, amount_hundredths, tiers, first_purchase_only, duration, is_active, created_at)
       values (?, ?, ?, ?, ?::text[], false, 'FOREVER', true, now())`,
      [id, id, type, amount, `{${tiers.join(',')}}`],
    );
});
afterAll(() => gateway.close());

const sql = <Row>(query: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(query, params);

const TIERS: Tier[] = ['PLUS', 'PREMIUM', 'VIP'];
const COUPONS = [
  { id: 'C1', type: 'PERCENT' as const, amount: 3_333, tiers: TIERS },
  { id: 'C2', type: 'PERCENT' as const, amount: 10_000, tiers: ['PLUS'] as Tier[] },
  { id: 'C3', type: 'FIXED' as const, amount: 1_001, tiers: ['PREMIUM', 'VIP'] as Tier[] },
  { id: 'C4', type: 'FIXED' as const, amount: 500_000, tiers: TIERS },
];

type Life = MrrFacts & { couponId: string | null };

const life: fc.Arbitrary<Life> = fc.record({
  state: fc.constantFrom(...SUBSCRIPTION_STATES),
  source: fc.constantFrom(...PLAN_SOURCES, 'purchase' as const, 'purchase' as const),
  tier: fc.constantFrom(...TIERS),
  agreedCents: fc.oneof(
    fc.constantFrom<number | null>(7_900, 12_900, 24_900, null),
    fc.integer({ min: 1, max: 200_000 }),
  ),
  couponPeriodsLeft: fc.constantFrom(null, null, 0, 2),
  neverPaid: fc.constantFrom(false, false, false, true),
  couponId: fc.constantFrom(null, 'C1', 'C2', 'C3', 'C4'),
});

function expected({ couponId, ...plan }: Life): number {
  const coupon = COUPONS.find(({ id }) => id === couponId);
  return mrrOf(
    plan,
    coupon ? { discountType: coupon.type, amountHundredths: coupon.amount, tiers: coupon.tiers } : null,
  );
}

const row = ({ couponId, couponPeriodsLeft, agreedCents, neverPaid, ...plan }: Life) => ({
  ...plan,
  never_paid: neverPaid,
  coupon_id: couponId,
  coupon_periods_left: couponPeriodsLeft,
  agreed_cents: agreedCents,
});

test('mrr_of and its twin agree on random plans', async () => {
  const plans = fc.sample(life, { numRuns: 2_000, seed: 7 });
  const found = await sql<{ cents: number }>(
    `select mrr_of(jsonb_populate_record(null::subscriptions, plan)) as cents
       from jsonb_array_elements(?::jsonb) with ordinality as each (plan, at) order by at`,
    [JSON.stringify(plans.map(row))],
  );
  expect(found.map(({ cents }) => cents)).toEqual(plans.map(expected));
  expect(new Set(plans.map(expected)).size).toBeGreaterThan(100);
});

async function put(id: string, user: string, plan: Life, day: number): Promise<void> {
  const at = new Date(Date.UTC(2031, 0, 1 + day, 3)).toISOString();
  await sql(
    `insert into subscriptions (id, user_id, state, source, never_paid, tier, agreed_cents, coupon_id, coupon_periods_left,
       current_period_starts_at, current_period_ends_at, anchor_day, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, now(), now(), 1, ?, ?)
     on conflict (id) do update set state = excluded.state, source = excluded.source, never_paid = excluded.never_paid, tier = excluded.tier,
       agreed_cents = excluded.agreed_cents, coupon_id = excluded.coupon_id,
       coupon_periods_left = excluded.coupon_periods_left, updated_at = excluded.updated_at, end_reason = 'cancelled'`,
    [
      id,
      user,
      plan.state,
      plan.source,
      plan.neverPaid,
      plan.tier,
      plan.agreedCents,
      plan.couponId,
      plan.couponPeriodsLeft,
      at,
      at,
    ],
  );
}

interface Movement {
  kind: string;
  before12: number;
  after12: number;
  day: string;
  cohort: string;
  reason: string;
}

const movementsOf = (id: string) =>
  sql<Movement>(
    'select kind, before12, after12, day::text, cohort::text, reason from mrr_movements where subscription_id = ? order by id',
    [id],
  );

test('the movements of random lives are what the twin makes of each step, on New York’s days', async () => {
  const lives = fc.sample(fc.array(life, { minLength: 1, maxLength: 8 }), { numRuns: 60, seed: 11 });
  const late = new Map<string, number>();
  for (const [at, steps] of lives.entries()) {
    const id = `life_${at}`;
    await sql(`insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), now())`, [
      id,
      id,
    ]);
    let before = { cents: 0, late: 0, tier: steps[0]?.tier ?? ('PLUS' as Tier), paused: false, held: 0 };
    const wanted: Movement[] = [];
    for (const [day, plan] of steps.entries()) {
      await put(id, id, plan, day);
      const cents = expected(plan);
      const held = plan.state === 'paused' ? expected({ ...plan, state: 'active' }) : 0;
      const late12 = plan.state === 'past_due' ? cents : 0;
      const after = { cents, late: late12, tier: plan.tier, paused: plan.state === 'paused', held };
      const move = (from: typeof before, to: typeof before) => {
        const kind = movementKind({ ...from, paused: from.held > 0 }, to, wanted.length === 0);
        if (from.cents !== to.cents)
          wanted.push({
            ...{ kind, before12: from.cents, after12: to.cents, day: newYorkDay(day) },
            cohort: day === 0 ? '2030-12-01' : '2031-01-01',
            reason: kind === 'CHURN' ? 'cancelled' : '',
          });
      };
      // What is paused and ends runs again first.
      const running = { ...before, cents: before.held, paused: false };
      if (before.held > 0 && cents === 0 && plan.state !== 'paused') {
        move(before, running);
        move({ ...running, held: 0 }, after);
      } else move(before, after);
      late.set(newYorkDay(day), (late.get(newYorkDay(day)) ?? 0) + after.late - before.late);
      before = after;
    }
    const [first] = wanted;
    expect(await movementsOf(id)).toEqual(wanted.map((one) => ({ ...one, cohort: first?.cohort })));
  }
  const { em } = gateway.services.database;
  const days = await revenueByDay.all(em, { from: '2031-01-02', to: '2031-01-31' });
  const pastDueAt = (day: string) => days.find((each) => each.day === day)?.pastDueCents;
  for (const day of ['2031-01-02', '2031-01-05', '2031-01-31'])
    expect(pastDueAt(day)).toBe(
      [...late].reduce((sum, [each, cents]) => (each <= day ? sum + cents : sum), 0) / LEDGER_MONTHS,
    );
  expect(pastDueAt('2031-01-05')).toBeGreaterThan(0);
  expect((await runChecks(em)).failed).toEqual([]);
});

/** 3:00 UTC is the evening before in New York. */
const newYorkDay = (day: number) => (day === 0 ? '2030-12-31' : `2031-01-0${day}`);

test('no movement is changed, and one that is lost is found', async () => {
  const { em } = gateway.services.database;
  await expect(sql('update mrr_movements set after12 = 1')).rejects.toThrow('can only be added to');
  await expect(sql('delete from mrr_movements')).rejects.toThrow('can only be added to');
  await sql('update mrr_days set cents12 = cents12 + 1 where day = (select min(day) from mrr_days)');
  expect((await runChecks(em)).failed).toEqual(['ROLLUP']);
  await sql('update mrr_days set cents12 = cents12 - 1 where day = (select min(day) from mrr_days)');
  await sql(
    'update past_due_days set cents12 = cents12 + 12 where day = (select min(day) from past_due_days)',
  );
  expect((await runChecks(em)).failed).toEqual(['ROLLUP']);
  await sql(
    'update past_due_days set cents12 = cents12 - 12 where day = (select min(day) from past_due_days)',
  );
});
