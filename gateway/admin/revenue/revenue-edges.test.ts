import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { coupon } from '#gateway/testing/money.ts';
import { checkRevenue } from './check-revenue.ts';
import { revenueNow, trialsByMonth } from './figures.sql.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await sql(
    `insert into users (id, email, trial_ends_at, created_at) values ('m', 'm@chalkline.test', now(), now())`,
  );
});
afterAll(() => gateway.close());

const sql = (text: string) => gateway.services.database.em.execute(text, [], 'run');

test('what a planned downgrade leaves keeps the discount that lasts for ever', async () => {
  await coupon({ gateway }, 'EVER', { duration: 'FOREVER' });
  await sql(
    `insert into subscriptions (id, user_id, state, tier, agreed_cents, pending_tier, pending_cents, coupon_id, current_period_starts_at,
       current_period_ends_at, anchor_day, created_at, updated_at)
     values ('s', 'm', 'active', 'PREMIUM', 12900, 'PLUS', 7900, 'coupon_EVER', now(), now(), 1, now(), now())`,
  );
  expect(await revenueNow.first(gateway.services.database.em)).toMatchObject({
    ...{ mrrCents: 10_320, committedCents: 6_320 },
  });
});

test('days that are given put off the end of a trial, until when it may still be paid', async () => {
  await sql(
    `insert into trial_grants (subscription_id, user_key, email_key, created_at) values ('s', 'u', 'e', '2031-09-10T12:00:00Z')`,
  );
  await sql(
    `insert into subscription_events (subscription_id, at, type, details)
     values ('s', '2031-09-11T00:00:00Z', 'days-given', '{"days": 30}'), ('s', '2031-10-11T12:00:00Z', 'converted', '{}'),
            ('s', '2031-10-20T00:00:00Z', 'days-given', '{"days": 7}')`,
  );
  await sql(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at,
       period_ends_at, paid_at, created_at)
     values ('i', 'n', 'm', 's', 'conversion', 2, 'charge', 'paid', 'PREMIUM', 12900, now(), now(), '2031-10-11T12:00:00Z', now())`,
  );
  const days = { from: '2031-08-01', to: '2031-11-20', now: gateway.services.clock.now() };
  expect(await trialsByMonth.all(gateway.services.database.em, days)).toEqual([
    { month: '2031-10', ended: 1, paid: 1, open: 0 },
  ]);
});

test.each([
  ...[
    'received_charges()',
    'sent_refunds()',
    'bank_declines()',
    'watched_plans()',
    `members_at('2031-11-20')`,
  ],
  ...['cash_by_day', 'declined_renewals', 'ended_trials'].map(
    (name) => `${name}('2031-01-01', '2031-11-20')`,
  ),
  ...[
    `members_who_left('2031-01-01', '2031-11-20', -1)`,
    `figure_by_day('TRIALS', '2031-01-01', '2031-11-20')`,
  ],
])('PostgreSQL reads %s as a part of the statement, with its indexes', async (figure) => {
  const { em } = gateway.services.database;
  const plan = await em.execute<Record<string, string>[]>(`explain select * from ${figure}`);
  const scans = plan
    .map((line) => Object.values(line).join())
    .filter((line) => line.includes('Function Scan on'));
  expect(scans.filter((scan) => !scan.includes('generate_series'))).toEqual([]);
});

test('the nightly checks may take longer than a statement of a request', async () => {
  // One plan, of which `mrr_of` takes longer than a statement of a request may; its one invoice has no charge.
  await sql(`create or replace function mrr_of(plan subscriptions) returns integer language plpgsql as
    'begin perform pg_sleep(6.5); return 123840; end'`);
  expect((await checkRevenue(gateway.services)).failed).toEqual(['CASH']);
});
