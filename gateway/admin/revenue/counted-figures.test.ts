import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { checkRevenue } from './check-revenue.ts';
import { cancellations } from './figures.sql.ts';
import { revenueMonths } from './read-ledger.ts';
import { readRecovery } from './read-money.ts';

/** Three months and a half, over the end of daylight saving time. */
const FIRST = '2031-09-01';
const DAYS = 105;
const REASONS = ['PRICE', 'RESULTS', null];
const OUTCOMES = ['paid', 'uncollectible', 'void', 'open'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  for (const [n, life] of fc.sample(LIFE, { numRuns: 120, seed: 98 }).entries()) await live(n, life);
});
afterAll(() => gateway.close());

const day = fc.nat({ max: DAYS - 1 });
const LIFE = fc.record({
  turns: fc.uniqueArray(day, { minLength: 1, maxLength: 5 }),
  reason: fc.constantFrom(...REASONS),
  declines: fc.array(day, { maxLength: 3 }),
  outcome: fc.constantFrom(...OUTCOMES.slice(0, 3)),
});
type Life = typeof LIFE extends fc.Arbitrary<infer One> ? One : never;

const sql = <Row>(text: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(text, params);
const at = (n: number) => easternInstant(addDays(FIRST, n), '23:50');

/** A member who comes and goes, and invoices that a bank declined twice, two days apart. */
async function live(n: number, { turns, reason, declines, outcome }: Life): Promise<void> {
  await sql('insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), now())', [
    `m${n}`,
    `m${n}@chalkline.test`,
  ]);
  const days = turns.sort((one, other) => one - other);
  for (const [k, began] of days.entries()) {
    if (k % 2) continue;
    await plan(`s${n}_${k}`, `m${n}`, at(began));
    const ended = days[k + 1];
    if (ended === undefined) continue;
    await sql(
      `update subscriptions set state = 'ended', end_reason = 'cancelled', cancel_reason = ?, updated_at = ? where id = ?`,
      [reason, at(ended), `s${n}_${k}`],
    );
  }
  for (const [k, declined] of declines.entries())
    await invoice(`i${n}_${k}`, `s${n}_0`, `m${n}`, declined, declined > DAYS - 6 ? 'open' : outcome, k);
}

const plan = (id: string, member: string, began: Date) =>
  sql(
    `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at, current_period_ends_at,
       anchor_day, created_at, updated_at) values (?, ?, 'active', 'PLUS', 7900, ?, ?, 1, ?, ?)`,
    [id, member, began, began, began, began],
  );

async function invoice(id: string, of: string, member: string, made: number, state: string, n: number) {
  await sql(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, paid_at, created_at)
     values (?, ?, ?, ?, 'renewal', ?, 'charge', ?, 'PLUS', ?, now(), now(), ?, ?)`,
    [id, id, member, of, n, state, 7_900 + n, state === 'paid' ? at(made + 2) : null, at(made)],
  );
  for (const [retry, declined] of [at(made), at(made + 2)].entries())
    await sql(
      `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, decline_code, created_at)
       values (?, ?, 'declined', 7900, 'card', ?, ?)`,
      [`${id}:${retry}`, id, retry ? '2001' : '2000', declined],
    );
}

/** What the page says of some days. */
async function shown(from: string, to: string): Promise<unknown[]> {
  const { em } = gateway.services.database;
  const months = await revenueMonths(em, from, to);
  return [
    months.map(({ gonePayers }) => gonePayers),
    await cancellations.all(em, { from, to }),
    await readRecovery(em, from, to),
  ];
}

const count = async (today: string) => {
  gateway.services.clock.set(easternInstant(today, '03:00').toISOString());
  const { details } = await checkRevenue(gateway.services);
  expect(details.CASH?.days).toBeUndefined();
};

test('figures are those of rows alone, however many days were counted and whichever are asked for', async () => {
  const ranges = fc.sample(fc.tuple(day, day), { numRuns: 25, seed: 98 });
  const days = ranges.map((range) => range.sort((one, other) => one - other).map((n) => addDays(FIRST, n)));
  const asked = async () =>
    Promise.all(
      [[FIRST, addDays(FIRST, DAYS)], ...days].map(([from, to]) => shown(from as string, to as string)),
    );
  const ofRows = await asked();
  expect(JSON.stringify(ofRows[0])).not.toMatch(/\[0,0,0,0]|"recovered":0|"lost":0|"open":0/);
  for (const today of ['2031-10-01', '2031-10-02', '2031-11-15', '2031-12-01', '2031-12-15']) {
    await count(today);
    expect(await asked()).toEqual(ofRows);
  }
});

test('days that were counted are not counted again by the page, and a night replaces what it kept', async () => {
  await count('2031-12-15');
  await sql('update figure_days set found = 1000');
  const [gone, said, { recovered, open }] = (await shown(FIRST, addDays(FIRST, DAYS))) as [
    number[],
    { plans: number }[],
    { recovered: number; open: number },
  ];
  // Nobody paid when September began.
  expect(gone.slice(0, 3)).toEqual([0, 1_000, 1_000]);
  expect(gone[3]).toBeLessThan(1_000);
  expect(said[0]?.plans).toBeGreaterThan(1_000);
  expect([recovered > 1_000, open < 1_000]).toEqual([true, true]);
  await count('2031-12-15');
  expect(await sql('select from figure_days where found = 1000')).toEqual([]);
});

test('an invoice that was open when its day was counted counts as what became of it since', async () => {
  await sql(
    `update invoices set state = 'open' where id in (select id from invoices where state <> 'open' order by created_at limit 3)`,
  );
  await count('2031-12-15');
  const of = async () => (await shown(FIRST, addDays(FIRST, DAYS)))[2] as Record<string, number>;
  const before = await of();
  const [paid, lost] = await sql<{ id: string; total_cents: number }>(
    `select id, total_cents from invoices where state = 'open' order by created_at limit 2`,
  );
  await sql(`update invoices set state = 'paid', paid_at = now() where id = ?`, [paid?.id]);
  await sql(`update invoices set state = 'uncollectible' where id = ?`, [lost?.id]);
  const [paidCents, lostCents] = [paid?.total_cents ?? 0, lost?.total_cents ?? 0];
  expect(await of()).toEqual({
    recovered: Number(before.recovered) + 1,
    recoveredCents: Number(before.recoveredCents) + paidCents,
    lost: Number(before.lost) + 1,
    lostCents: Number(before.lostCents) + lostCents,
    open: Number(before.open) - 2,
    openCents: Number(before.openCents) - paidCents - lostCents,
  });
  const shownNow = await of();
  await count('2031-12-15');
  expect(await of()).toEqual(shownNow);
});

test('an invoice that was open and not declined when its day was counted counts from its decline', async () => {
  await invoice('later', 's0_0', 'm0', 3, 'open', 99);
  const declines = `update payment_attempts set state = ?, decline_code = ? where invoice_id = 'later'`;
  await sql(declines, ['declined', NOT_CHARGED]);
  await count('2031-12-15');
  const of = async () => (await readRecovery(gateway.services.database.em, FIRST, addDays(FIRST, DAYS))).open;
  const before = await of();
  await sql(declines, ['declined', '2000']);
  expect(await of()).toBe(before + 1);
});
