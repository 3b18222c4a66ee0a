import pg from 'pg';
import { NOON } from '#gateway/testing/gateway.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** Three in ten plans have ended; each of the others is charged once in thirty days. */
const LIVING = 0.7;
const millisecondsApart = (members: number) => Math.round((30 * DAY) / (LIVING * members));

/** Members whose number does not end in 1: those never paid. */
const payers = (members: number) => Math.floor((9 * members) / 10);

/** When the nth invoice of so many was made: the last one now. */
export const CREATED_AT = (n: number, { members, invoices }: HouseSize) =>
  new Date(Date.parse(NOON) - (invoices - n) * millisecondsApart(members));

/** That the nth renewal was declined first. */
const declined = (n: string) => `${n} % 20 = 3`;

/** That a plan was of a larger tier for its first twenty days: one in a hundred. */
const SHRANK = `id like '%24' and created_at < '${NOON}'::timestamptz - interval '20 days'`;

export interface HouseSize {
  members: number;
  invoices: number;
}

/**
 * Members of 28 months, a plan each: one in ten never paid after its trial, and two more in ten have ended; of the others some are past
 * due, in a trial, granted, canceled for the end of their period or to be downgraded then. The invoices are those of their renewals, so
 * as many a day as so many plans have: with ten invoices for each member those of 14 months. One renewal in 20 was declined first and
 * is open for a day or for four, and one in 1,000 is declined each time, for a week.
 */
const tables = ({ members, invoices }: HouseSize): Record<string, string> => ({
  users: `insert into users (id, email, is_admin, trial_ends_at, created_at, billing)
    select 'member_' || lpad(n::text, 9, '0'), chr(97 + n % 26) || n || '@many.test', false, now(), '2020-01-01'::timestamptz + n * interval '1 minute',
           jsonb_build_object('firstName', 'First' || n % 1000, 'lastName', chr(65 + n % 26) || 'last' || n % 5000)
      from generate_series(1, ${members}) n`,
  payment_methods: `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
    select 'card_' || n, 'member_' || lpad(n::text, 9, '0'), 'Visa', lpad((n % 10000)::text, 4, '0'), lpad((1 + n % 12)::text, 2, '0'), (2031 + n % 5)::text, now()
      from generate_series(1, ${members}) n`,
  subscriptions: `insert into subscriptions (id, user_id, state, source, tier, agreed_cents, current_period_starts_at, current_period_ends_at, anchor_day,
      cancel_at_period_end, pending_tier, due_at, ended_at, end_reason, cancel_reason, created_at, updated_at)
    select 'sub_' || n, 'member_' || lpad(n::text, 9, '0'), state, case when n % 500 = 15 then 'grant' else 'purchase' end,
           (array['PLUS', 'PREMIUM', 'VIP'])[1 + n % 3], case when n % 500 <> 15 then (array[7900, 12900, 24900])[1 + n % 3] end,
           '${NOON}', '${NOON}'::timestamptz + n % 30 * interval '1 day', 1, n % 50 = 7, case when n % 300 = 44 then 'PLUS' end,
           '${NOON}'::timestamptz + n % 30 * interval '1 day', case when state = 'ended' then began + lasted end, case when state = 'ended' then 'cancelled' end,
           case when n % 10 = 2 then 'RESULTS' when n % 20 = 10 then 'PRICE' end, began, began
      from generate_series(1, ${members}) n,
           lateral (select case when n % 10 < 3 then 'ended' when n % 100 = 53 then 'past_due' when n % 200 = 64 then 'trialing' else 'active' end as state) s,
           lateral (select case n % 10 when 1 then interval '1 day' else (n / 10 % 300 + 1) * interval '1 day' end as lasted) l,
           lateral (select '${NOON}'::timestamptz - case when state = 'trialing' then n / 200 % 24 * interval '1 hour'
             when n % 10 = 1 then (n / 10 % 850 + 1) * interval '1 day' when state = 'ended' then lasted + n / 20 % 500 * interval '1 day'
             else n % 850 * interval '1 day' end as began) b`,
  mrr_movements: `insert into mrr_movements (at, day, user_id, subscription_id, kind, reason, tier, before12, after12, payers, cohort)
    select at, (at at time zone 'America/New_York')::date, user_id, id, kind, case kind when 'CHURN' then 'cancelled' else '' end, tier, before12, after12,
           (after12 > 0)::int - (before12 > 0)::int, date_trunc('month', created_at at time zone 'America/New_York')::date
      from (select * from subscriptions s, lateral (
              select created_at as at, 'NEW' as kind, 0 as before12, 12 * case when ${SHRANK} then 29900 else agreed_cents end as after12
              union all select created_at + interval '20 days', 'CONTRACTION', 12 * 29900, 12 * agreed_cents where ${SHRANK}
              union all select ended_at, 'CHURN', 12 * agreed_cents, 0 where state = 'ended') e
             where source = 'purchase' and state <> 'trialing' and id not like '%1' order by at) m`,
  mrr_days: `insert into mrr_days (day, kind, reason, tier, movements, cents12, payers)
    select day, kind, reason, tier, count(*), sum(after12 - before12), sum(payers) from mrr_movements group by 1, 2, 3, 4`,
  past_due_days: `insert into past_due_days (day, cents12) select min(created_at)::date, sum(mrr_of(s)) from subscriptions s where state = 'past_due' having count(*) > 0`,
  mrr_cohorts: `insert into mrr_cohorts (cohort, month, payers)
    select cohort, date_trunc('month', day)::date, sum(payers) from mrr_movements where payers <> 0 group by 1, 2`,
  trial_grants: `insert into trial_grants (subscription_id, user_key, email_key, created_at)
    select id, md5('u' || id), md5('e' || id), created_at from subscriptions where id ~ '[14]$'`,
  invoices: `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at, period_ends_at, paid_at, created_at)
    select 'inv_' || lpad(n::text, 10, '0'), 'CL-20300101-' || lpad(n::text, 10, '0'), 'member_' || lpad(payer::text, 9, '0'), 'sub_' || payer,
           case when refunds then 'credit-inv_' || lpad(charge::text, 10, '0') else 'renewal' end, charge / ${payers(members)}, case when refunds then 'credit' else 'charge' end,
           state, 'PLUS', 7900, now(), now(), case when state = 'paid' then made end, made
      from generate_series(1, ${invoices}) n, lateral (select '${NOON}'::timestamptz - (${invoices} - n) * interval '${millisecondsApart(members)} ms' as made) m,
           lateral (select n % 50 = 0 as refunds) r, lateral (select n - refunds::int as charge) c,
           lateral (select charge % ${payers(members)} as k) k, lateral (select 2 + k / 9 * 10 + k % 9 as payer) p,
           lateral (select case when ${declined('n')} and made > '${NOON}'::timestamptz - case when n % 40 = 3 then interval '1 day' else interval '4 days' end then 'open'
             when n % 1000 <> 1 then 'paid' when made > '${NOON}'::timestamptz - interval '7 days' then 'open' else 'uncollectible' end as state) s`,
  payment_attempts: `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, card_type, card_last4, transaction_id, decline_code, created_at, settled_at)
    select order_id, id, a.state, total_cents, 'card', 'Visa', lpad((hashtext(user_id)::bigint & 8191)::text, 4, '0'), case a.state when 'succeeded' then 'txn' || substr(id, 5) end, case a.state when 'declined' then '2001' end, created_at, created_at
      from invoices i, lateral (select 'renew:' || id as order_id, case i.state when 'paid' then 'succeeded' else 'declined' end as state
                                 union all select 'renew:' || id || ':first', 'declined' where ${declined('right(id, 2)::int')}) a
     where type = 'charge'`,
  subscription_events: `insert into subscription_events (subscription_id, at, type, details)
    select subscription_id, created_at, 'renewed', '{}' from invoices where type = 'charge' and state = 'paid'`,
  disputes: `insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, taken_at, state, moves)
    select 'dispute' || substr(id, 5), 'txn' || substr(id, 5), 'renew:' || id, user_id, 'CHARGEBACK', 'fraud', total_cents, created_at, created_at, 'OPEN', 1 from invoices where type = 'charge' and right(id, 3) = '007'`,
});

/** Fills the database of a house, without what triggers would write of each row. */
export async function fillHouse(url: string, size: HouseSize): Promise<void> {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  await sql.query("set maintenance_work_mem = '512MB'");
  await sql.query("set work_mem = '256MB'");
  // No triggers and no foreign keys on this connection.
  await sql.query('set session_replication_role = replica');
  for (const [table, insert] of Object.entries(tables(size))) await fill(sql, table, insert);
  await sql.end();
}

/** Without the indexes of the table, which are made again behind it. */
async function fill(sql: pg.Client, table: string, insert: string): Promise<void> {
  const { rows } = await sql.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
       from pg_index left join pg_constraint c on c.conindid = indexrelid
      where indrelid = '${table}'::regclass and c.oid is null`,
  );
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  await sql.query(insert);
  for (const { made } of rows) await sql.query(made);
  await sql.query(`vacuum (analyze) ${table}`);
}
