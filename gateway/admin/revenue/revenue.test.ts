import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { RevenueType } from '#schema/types/desk/revenue.type.ts';
import { checkRevenue } from './check-revenue.ts';

let gateway: TestGateway;
let admin: TestUser;

const FIRST = '2031-01-01';
const DAYS = 330;
const TODAY = addDays(FIRST, DAYS);
const MONTHLY = { PLUS: 7_900, PREMIUM: 12_900, VIP: 24_900 } as const;
type Tier = keyof typeof MONTHLY;

/** What a member has from a day on: a plan, or nothing. */
interface Turn {
  day: number;
  tier: Tier | null;
}

const turn = fc.record({
  day: fc.nat({ max: DAYS - 1 }),
  tier: fc.constantFrom<Tier | null>('PLUS', 'PREMIUM', 'VIP', null, null),
});
const LIVES: Turn[][] = fc
  .sample(fc.uniqueArray(turn, { minLength: 1, maxLength: 6, selector: ({ day }) => day }), {
    numRuns: 60,
    seed: 3,
  })
  .map((turns) => turns.sort((one, other) => one.day - other.day));

beforeAll(async () => {
  gateway = await openGateway();
  gateway.services.clock.set(easternInstant(TODAY, '12:00').toISOString());
  admin = await member(gateway, { role: 'OWNER' });
  for (const [at, turns] of LIVES.entries()) await live(`m${at}`, turns);
});
afterAll(() => gateway.close());

const sql = (query: string, params: unknown[] = []) =>
  gateway.services.database.em.execute(query, params, 'run');

/** Writes a life as plans: each stretch without a break is one plan. */
async function live(id: string, turns: Turn[]): Promise<void> {
  await sql('insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), now())', [
    id,
    `${id}@chalkline.test`,
  ]);
  let plan: string | null = null;
  for (const { day, tier } of turns) {
    const at = easternInstant(addDays(FIRST, day), '23:30');
    if (tier && !plan) {
      plan = `${id}_${day}`;
      await sql(
        `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at, current_period_ends_at,
           anchor_day, created_at, updated_at) values (?, ?, 'active', ?, ?, ?, ?, 1, ?, ?)`,
        [plan, id, tier, MONTHLY[tier], at, at, at, at],
      );
    } else if (tier)
      await sql('update subscriptions set tier = ?, agreed_cents = ?, updated_at = ? where id = ?', [
        tier,
        MONTHLY[tier],
        at,
        plan,
      ]);
    else if (plan) {
      await sql(
        `update subscriptions set state = 'ended', end_reason = 'cancelled', updated_at = ? where id = ?`,
        [at, plan],
      );
      plan = null;
    }
  }
}

const FIGURES = `query ($from: Date, $to: Date) { revenue(from: $from, to: $to) {
  from to checkedAt checks { check passed } now { mrrCents committedCents pastDueCents paying trials granted }
  months { month startCents newCents reactivationCents expansionCents contractionCents priceCents churnCents endCents startPayers gonePayers endPayers }
  days { day mrrCents chargedCents refundedCents chargedBackCents returnedCents } retention { cohort members paying }
  churnReasons { reason plans cents } trials { month ended paid open } recovery { recovered lost open } } }`;

const figures = async (variables: Record<string, unknown> = {}, user = admin) => {
  const { data, errors } = await ask<{ revenue: RevenueType }>(gateway, FIGURES, variables, user);
  return { revenue: data?.revenue, code: errors?.[0]?.extensions.code };
};

/** What a member pays at the end of a day: a look at the life, without a ledger. */
const paysAt = (turns: Turn[], day: string): number => {
  const tier = turns.findLast((each) => addDays(FIRST, each.day) <= day)?.tier;
  return tier ? MONTHLY[tier] : 0;
};
const totalAt = (day: string) => LIVES.reduce((sum, turns) => sum + paysAt(turns, day), 0);
const firstPaid = (turns: Turn[]) => turns.find(({ tier }) => tier !== null);

test('nothing is shown before the first check', async () => {
  const { revenue } = await figures();
  expect(revenue).toMatchObject({
    checkedAt: null,
    checks: [],
    now: null,
    months: null,
    days: null,
    retention: null,
  });
});

test('days, months, members gone and retention are those of a naive recount of every life', async () => {
  await checkRevenue(gateway.services);
  const { revenue } = await figures({ from: FIRST });
  expect(revenue?.checks.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  expect(revenue?.days?.map(({ day, mrrCents }) => [day, mrrCents])).toEqual(
    Array.from({ length: DAYS + 1 }, (_, at) => [addDays(FIRST, at), totalAt(addDays(FIRST, at))]),
  );
  expect(revenue?.now?.mrrCents).toBe(totalAt(TODAY));
  expect(revenue?.now?.paying).toBe(LIVES.filter((turns) => paysAt(turns, TODAY) > 0).length);
  const ends =
    revenue?.months?.map(({ month }) => [addDays(`${month}-01`, -1), lastDay(month)] as const) ?? [];
  expect(
    revenue?.months?.map((each) => [each.startCents, each.endCents, each.startPayers, each.gonePayers]),
  ).toEqual(
    ends.map(([before, last]) => {
      const paying = LIVES.filter((turns) => paysAt(turns, before) > 0);
      const gone = paying.filter((turns) => paysAt(turns, last) === 0);
      return [totalAt(before), totalAt(last), paying.length, gone.length];
    }),
  );
  for (const { cohort, members, paying } of revenue?.retention ?? []) {
    const own = LIVES.filter(
      (turns) => addDays(FIRST, firstPaid(turns)?.day ?? -1).startsWith(cohort) && firstPaid(turns),
    );
    expect(members).toBe(own.length);
    expect(paying).toEqual(
      monthsFrom(cohort).map((month) => own.filter((turns) => paysAt(turns, lastDay(month)) > 0).length),
    );
  }
  expect(revenue?.retention?.reduce((sum, { members }) => sum + members, 0)).toBe(
    LIVES.filter(firstPaid).length,
  );
});

const lastDay = (month: string) =>
  [addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1), TODAY].sort()[0] ?? TODAY;
const monthsFrom = (first: string): string[] =>
  first > TODAY.slice(0, 7) ? [] : [first, ...monthsFrom(addDays(`${first}-01`, 31).slice(0, 7))];

const MOVEMENTS = `query ($from: Date, $to: Date, $kind: MovementKind, $first: Int, $after: String) {
  mrrMovements(from: $from, to: $to, kind: $kind, first: $first, after: $after) {
    totalCount nodes { at kind email cents } pageInfo { hasNextPage endCursor } } }`;

test('every movement of a month is listed once, newest first, and adds up to its figure', async () => {
  const { revenue } = await figures({ from: FIRST });
  const month = revenue?.months?.[4];
  let [after, cents, seen]: [string | null, number, string[]] = [null, 0, []];
  do {
    const variables: Record<string, unknown> = {
      from: `${month?.month}-01`,
      to: lastDay(String(month?.month)),
      first: 7,
      after,
    };
    const { data } = await ask<{
      mrrMovements: {
        totalCount: number;
        nodes: { at: string; email: string; cents: number }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }>(gateway, MOVEMENTS, variables, admin);
    const { nodes, pageInfo, totalCount } = data.mrrMovements;
    cents += nodes.reduce((sum, node) => sum + node.cents, 0);
    seen = [...seen, ...nodes.map(({ at, email }) => `${at} ${email}`)];
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (!after) expect(seen).toHaveLength(totalCount);
  } while (after);
  expect(cents).toBe((month?.endCents ?? 0) - (month?.startCents ?? 0));
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.map((one) => one.slice(0, 24))).toEqual(
    seen
      .map((one) => one.slice(0, 24))
      .sort()
      .reverse(),
  );
});

test('a failed check hides what depends on it, and is a problem', async () => {
  await sql('update mrr_days set cents12 = cents12 + 12 where day = (select min(day) from mrr_days)');
  await checkRevenue(gateway.services);
  const { revenue } = await figures();
  expect(revenue?.checks.filter(({ passed }) => !passed).map(({ check }) => check)).toEqual(['ROLLUP']);
  expect(revenue).toMatchObject({
    now: null,
    months: null,
    days: null,
    retention: null,
    recovery: { lost: 0 },
  });
  for (const reader of [admin, await member(gateway, { role: 'FINANCE' })]) {
    const { data } = await ask<{ problems: { kind: string; text: string }[] }>(
      gateway,
      '{ problems { kind text } }',
      {},
      reader,
    );
    expect(data.problems.find(({ kind }) => kind === 'REVENUE')?.text).toContain('sums against movements');
  }
});

test('only admins read it, and only so many days at once', async () => {
  expect((await figures({}, await member(gateway))).code).toBe('FORBIDDEN');
  expect((await figures({ from: '2031-02-01', to: '2031-01-01' })).code).toBe('BAD_USER_INPUT');
  expect((await figures({ from: '2025-01-01' })).code).toBe('BAD_USER_INPUT');
  for (const to of ['0001-01-01', '1900-11-30']) expect((await figures({ to })).code).toBe('BAD_USER_INPUT');
  for (const day of ['1900-12-01', '9998-12-31'])
    expect((await figures({ ...(day > '2000' && { from: day }), to: day })).code).toBeUndefined();
});
