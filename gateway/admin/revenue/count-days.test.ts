import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { checkRevenue } from './check-revenue.ts';
import { cashByDay, trialsByMonth } from './figures.sql.ts';

/** Over the end of daylight saving time. */
const FIRST = '2031-10-20';
const TODAY = '2031-11-20';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await sql(
    `insert into users (id, email, trial_ends_at, created_at) values ('m', 'm@chalkline.test', now(), now())`,
  );
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await sql('delete from payment_attempts');
  await sql('delete from invoices');
  await sql('delete from trial_grants');
  await forget();
});

const sql = <Row>(text: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(text, params);
const forget = () => sql('delete from figure_days');

let written = 0;

/** A charge, whole if `voidedAt` is null, and what was refunded of it. */
async function charge(paidAt: Date, refunds: Date[] = []): Promise<string> {
  written += 1;
  const id = `i${written}`;
  await sql(
    `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day, created_at, updated_at)
     values (?, 'm', 'ended', 'PLUS', now(), now(), 1, now(), now())`,
    [`s${written}`],
  );
  const invoice = (own: string, kind: string, type: string, cents: number, at: Date, period: number) =>
    sql(
      `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at,
         period_ends_at, paid_at, created_at) values (?, ?, 'm', ?, ?, ?, ?, 'paid', 'PLUS', ?, now(), now(), ?, ?)`,
      [own, own, `s${written}`, kind, period, type, cents, at, at],
    );
  await invoice(id, 'first', 'charge', 7_900, paidAt, 1);
  await sql(
    `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, created_at, settled_at)
     values (?, ?, 'succeeded', 7900, 'card', ?, ?)`,
    [`o:${id}`, id, paidAt, paidAt],
  );
  await sql(
    `insert into trial_grants (subscription_id, user_key, email_key, created_at) values (?, ?, ?, ?::timestamptz - interval '2 days')`,
    [`s${written}`, id, id, paidAt],
  );
  for (const [n, at] of refunds.entries())
    await invoice(`${id}r${n}`, `credit-${id}`, 'credit', 100 + n, at, n + 1);
  return id;
}

const cancel = (id: string, at: Date) =>
  sql('update payment_attempts set voided_at = ? where invoice_id = ?', [at, id]);

const check = async (day: string) => {
  gateway.services.clock.set(easternInstant(day, '03:00').toISOString());
  return checkRevenue(gateway.services);
};

/** What the page says of all days, with the sums that are kept. */
async function shown(): Promise<unknown> {
  const { em } = gateway.services.database;
  const now = gateway.services.clock.now();
  const to = easternDay(now);
  return [
    await cashByDay.all(em, { from: FIRST, to }),
    await trialsByMonth.all(em, { from: FIRST, to, now }),
  ];
}

const minute = fc.nat({ max: 31 * 24 * 60 });
const lives = fc.array(
  fc.record({ paid: minute, refunds: fc.array(minute, { maxLength: 2 }), canceled: fc.option(minute) }),
  { minLength: 1, maxLength: 12 },
);
const moment = (minutes: number) => new Date(easternInstant(FIRST, '00:00').getTime() + minutes * 60_000);

test('whatever is charged, refunded and canceled before and after a count, figures are those of rows alone', async () => {
  await fc.assert(
    fc.asyncProperty(lives, fc.integer({ min: 5, max: 31 }), async (events, night) => {
      await sql('delete from payment_attempts');
      await sql('delete from invoices');
      await sql('delete from trial_grants');
      await forget();
      const counted = addDays(FIRST, night);
      const at = easternInstant(counted, '03:00');
      const late: (() => Promise<unknown>)[] = [];
      for (const { paid, refunds, canceled } of events) {
        const [when, cancels] = [moment(paid), canceled === null ? null : moment(paid + canceled / 8)];
        const make = async () => {
          const id = await charge(
            when,
            refunds.map((n) => moment(paid + n / 8)).filter((one) => one <= at || when > at),
          );
          if (cancels && cancels <= at) await cancel(id, cancels);
          if (cancels && cancels > at) late.push(() => cancel(id, cancels));
        };
        if (when > at) late.push(make);
        else await make();
      }
      await check(counted);
      for (let next = late.shift(); next; next = late.shift()) await next();
      gateway.services.clock.set(easternInstant(TODAY, '12:00').toISOString());
      const withSums = await shown();
      const second = await check(addDays(TODAY, 1));
      expect(second.details.CASH?.days).toBeUndefined();
      gateway.services.clock.set(easternInstant(TODAY, '12:00').toISOString());
      expect(await shown()).toEqual(withSums);
      await forget();
      expect(await shown()).toEqual(withSums);
    }),
    { numRuns: 25, seed: 95 },
  );
});

test('days that are over are not added up again', async () => {
  await charge(moment(60));
  await check(TODAY);
  await sql(`update figure_days set cents = 12345 where figure = 'CHARGES' and day = ?`, [FIRST]);
  const cash = await cashByDay.all(gateway.services.database.em, { from: FIRST, to: TODAY });
  expect([cash.length, cash[0]?.charged]).toEqual([32, 12_345]);
});

test.each([
  ['charges', `update figure_days set cents = cents + 1 where figure = 'CHARGES'`],
  ['refunds', `update figure_days set cents = cents - 1 where figure = 'REFUNDS'`],
  ['trials', `update figure_days set found = found + 1 where figure = 'TRIALS'`],
  ['a day that is missing', `delete from figure_days where figure = 'REFUNDS'`],
])(
  'a wrong sum of %s fails the check, stays, and is counted again once it was deleted',
  async (_what, spoil) => {
    await charge(moment(60), [moment(50)]);
    expect((await check(TODAY)).details.CASH?.days).toBeUndefined();
    await sql(spoil);
    for (const day of [TODAY, addDays(TODAY, 1)]) {
      const { failed, details } = await check(day);
      expect([failed, details.CASH?.days]).toEqual([['CASH'], 1]);
    }
    await forget();
    expect((await check(TODAY)).failed).toEqual([]);
    const kept = await sql('select figure, count(*)::int as days from figure_days group by 1 order by 1');
    expect(kept).toEqual(['CHARGES', 'REFUNDS', 'TRIALS'].map((figure) => ({ figure, days: 1 })));
  },
);
