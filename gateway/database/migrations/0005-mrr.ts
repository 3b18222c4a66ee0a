import { Migration } from '@mikro-orm/migrations';

/** The ledger of recurring revenue and its sums, and the payments that banks reversed. A trigger on `subscriptions` writes it; a job writes what was before the trigger. */
export class Migration0005Mrr extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table mrr_movements, mrr_days, mrr_cohorts, mrr_history, revenue_checks, disputes');
  }
}

const KINDS = `'NEW', 'REACTIVATION', 'EXPANSION', 'CONTRACTION', 'PRICE', 'CHURN'`;

const STATEMENTS = [
  `create table mrr_movements (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null,
    day date not null,
    user_id varchar(128) not null,
    subscription_id varchar(40) not null,
    kind text not null check (kind in (${KINDS})),
    reason varchar(40) not null default '',
    tier text not null,
    before12 integer not null check (before12 >= 0),
    after12 integer not null check (after12 >= 0),
    cents12 integer not null generated always as (after12 - before12) stored,
    payers smallint not null check (payers between -1 and 1),
    cohort date not null
  )`,
  'create index mrr_movements_user on mrr_movements (user_id, id)',
  'create index mrr_movements_subscription on mrr_movements (subscription_id, id)',
  'create index mrr_movements_day on mrr_movements (day, id)',
  `create table mrr_days (
    day date not null,
    kind text not null,
    reason varchar(40) not null,
    tier text not null,
    movements integer not null,
    cents12 bigint not null,
    payers integer not null,
    primary key (day, kind, reason, tier)
  )`,
  `create table mrr_cohorts (
    cohort date not null,
    month date not null,
    payers integer not null,
    primary key (cohort, month)
  )`,
  `create table disputes (
    transaction_id varchar(60) primary key,
    dispute_id varchar(60) null,
    order_id varchar(120) not null,
    user_id varchar(128) not null,
    amount_cents integer not null,
    opened_at timestamptz(3) not null
  )`,
  'create index disputes_opened on disputes (opened_at, transaction_id)',
  `create table mrr_history (
    id integer primary key check (id = 1),
    watched_since timestamptz(3) null,
    is_complete boolean not null
  )`,
  // A database without plans was watched from its first one on.
  `insert into mrr_history (id, watched_since, is_complete)
     select 1, case when found then now() end, not found from (select exists (select from subscriptions)) as plans (found)`,
  `create table revenue_checks (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null,
    failed text[] not null,
    details jsonb not null
  )`,
];
