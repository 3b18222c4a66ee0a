import pg from 'pg';
import { NOON } from '#gateway/testing/gateway.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** Three in ten plans have ended; each of the others is charged once in thirty days. */
const LIVING = 0.7;
const millisecondsApart = (members: number) => Math.round((30 * DAY) / (LIVING * members));

/** When the nth invoice of so many was made: the last one now. */
export const CREATED_AT = (n: number, { members, invoices }: HouseSize) =>
  new Date(Date.parse(NOON) - (invoices - n) * millisecondsApart(members));

export interface HouseSize {
  members: number;
  invoices: number;
}

/**
 * Members of 28 months, a plan each, and the invoices of their renewals, so as many a day as so many plans have: with ten invoices for
 * each member those of 14 months. One renewal in 20 was declined first, and one in 1,000 each time.
 */
const tables = ({ members, invoices }: HouseSize): Record<string, string> => ({
  users: `insert into users (id, email, is_admin, trial_ends_at, created_at, billing)
    select 'member_' || lpad(n::text, 9, '0'), chr(97 + n % 26) || n || '@many.test', false, now(), '2020-01-01'::timestamptz + n * interval '1 minute',
           jsonb_build_object('firstName', 'First' || n % 1000, 'lastName', chr(65 + n % 26) || 'last' || n % 5000)
      from generate_series(1, ${members}) n`,
  payment_methods: `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
    select 'card_' || n, 'member_' || lpad(n::text, 9, '0'), 'Visa', lpad((n % 10000)::text, 4, '0'), lpad((1 + n % 12)::text, 2, '0'), (2031 + n % 5)::text, now()
      from generate_series(1, ${members}) n`,
  subscriptions: `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at, current_period_ends_at, anchor_day,
      cancel_at_period_end, pending_tier, due_at, ended_at, end_reason, cancel_reason, created_at, updated_at)
    select 'sub_' || n, 'member_' || lpad(n::text, 9, '0'), case when n % 10 < 3 then 'ended' when n % 100 = 50 then 'past_due' when n % 200 = 60 then 'trialing' else 'active' end,
           (array['PLUS', 'PREMIUM', 'VIP'])[1 + n % 3], (array[7900, 12900, 24900])[1 + n % 3], '${NOON}', '${NOON}'::timestamptz + interval '30 days', 1,
           n % 50 = 7, case when n % 300 = 44 then 'PLUS' end, '${NOON}'::timestamptz + interval '30 days', case when n % 10 < 3 then began + interval '200 days' end,
           case when n % 10 < 3 then 'cancelled' end, case n % 10 when 1 then 'PRICE' when 2 then 'RESULTS' end, began, began
      from generate_series(1, ${members}) n,
           lateral (select '${NOON}'::timestamptz - case when n % 10 < 3 then n % 640 + 210 else n % 850 end * interval '1 day' as began) b`,
  mrr_movements: `insert into mrr_movements (at, day, user_id, subscription_id, kind, reason, tier, before12, after12, payers, cohort)
    select at, (at at time zone 'America/New_York')::date, user_id, id, case when ends then 'CHURN' else 'NEW' end, case when ends then 'cancelled' else '' end,
           tier, case when ends then 12 * agreed_cents else 0 end, case when ends then 0 else 12 * agreed_cents end, case when ends then -1 else 1 end,
           date_trunc('month', created_at at time zone 'America/New_York')::date
      from (select s.*, ends, case when ends then ended_at else created_at end as at from subscriptions s, (values (false), (true)) e (ends)
             where state <> 'trialing' and (not ends or state = 'ended') order by at) m`,
  mrr_days: `insert into mrr_days (day, kind, reason, tier, movements, cents12, payers)
    select day, kind, reason, tier, count(*), sum(after12 - before12), sum(payers) from mrr_movements group by 1, 2, 3, 4`,
  past_due_days: `insert into past_due_days (day, cents12) select min(created_at)::date, sum(mrr_of(s)) from subscriptions s where state = 'past_due' having count(*) > 0`,
  mrr_cohorts: `insert into mrr_cohorts (cohort, month, payers)
    select cohort, date_trunc('month', day)::date, sum(payers) from mrr_movements group by 1, 2`,
  trial_grants: `insert into trial_grants (subscription_id, user_key, email_key, created_at)
    select 'sub_' || n, md5('u' || n), md5('e' || n), '${NOON}'::timestamptz - (n % 730) * interval '1 day' from generate_series(1, ${members / 5}) n`,
  invoices: `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at, period_ends_at, paid_at, created_at)
    select 'inv_' || lpad(n::text, 10, '0'), 'CL-20300101-' || lpad(n::text, 10, '0'), 'member_' || lpad((1 + charge % ${members})::text, 9, '0'), 'sub_' || 1 + charge % ${members},
           case when refunds then 'credit-inv_' || lpad(charge::text, 10, '0') else 'renewal' end, charge / ${members}, case when refunds then 'credit' else 'charge' end,
           case when n % 1000 <> 1 then 'paid' when made > '${NOON}'::timestamptz - interval '10 days' then 'open' else 'uncollectible' end, 'PLUS', 7900, now(), now(), case when n % 1000 <> 1 then made end, made
      from generate_series(1, ${invoices}) n, lateral (select '${NOON}'::timestamptz - (${invoices} - n) * interval '${millisecondsApart(members)} ms' as made) m,
           lateral (select n % 50 = 0 as refunds) r, lateral (select n - refunds::int as charge) c`,
  payment_attempts: `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, transaction_id, decline_code, created_at, settled_at)
    select order_id, id, a.state, total_cents, 'card', case a.state when 'succeeded' then 'txn' || substr(id, 5) end, case a.state when 'declined' then '2001' end, created_at, created_at
      from invoices i, lateral (select 'renew:' || id as order_id, case i.state when 'paid' then 'succeeded' else 'declined' end as state
                                 union all select 'renew:' || id || ':first', 'declined' where right(id, 2)::int % 20 = 3) a
     where type = 'charge'`,
  subscription_events: `insert into subscription_events (subscription_id, at, type, details)
    select subscription_id, created_at, 'renewed', '{}' from invoices where type = 'charge' and state = 'paid'`,
  disputes: `insert into disputes (transaction_id, order_id, user_id, amount_cents, opened_at)
    select 'txn' || substr(id, 5), 'renew:' || id, user_id, total_cents, created_at from invoices where type = 'charge' and right(id, 3) = '007'`,
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
  await sql.query('update mrr_history set is_complete = true');
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
