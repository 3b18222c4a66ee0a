-- The ledger of recurring revenue, and sums by day of New York. A trigger on subscriptions writes the ledger.

create table mrr_movements (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  day date not null,
  user_id varchar(128) not null,
  subscription_id varchar(40) not null,
  kind text not null check (kind in ('NEW', 'REACTIVATION', 'EXPANSION', 'CONTRACTION', 'PRICE', 'CHURN')),
  reason varchar(40) not null default '',
  tier text not null,
  before12 int not null check (before12 >= 0),
  after12 int not null check (after12 >= 0),
  cents12 int not null generated always as (after12 - before12) stored,
  payers smallint not null check (payers between -1 and 1),
  cohort date not null
);
create index mrr_movements_day on mrr_movements (day, id);
create index mrr_movements_kind on mrr_movements (kind, day, id);
create index mrr_movements_reason on mrr_movements (reason, day, id) where reason <> '';
create index mrr_movements_subscription on mrr_movements (subscription_id, id);
create index mrr_movements_user on mrr_movements (user_id, id);

create table mrr_days (
  day date not null,
  kind text not null,
  reason varchar(40) not null,
  tier text not null,
  movements int not null,
  cents12 bigint not null,
  payers int not null,
  primary key (day, kind, reason, tier)
);

create table mrr_cohorts (
  cohort date not null,
  month date not null,
  payers int not null,
  primary key (cohort, month)
);

create table revenue_checks (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  failed text[] not null,
  details jsonb not null
);

-- Sums of days that are over, which each night counts (decision 95). A day without them is counted when it is read.
create table figure_days (
  figure text not null check (figure in ('CHARGES', 'REFUNDS', 'LOST_MEMBERS', 'CANCELLATIONS', 'DECLINED_RENEWALS', 'TRIALS')),
  day date not null,
  value text not null,
  found int not null,
  cents bigint not null,
  counted_at timestamptz(3) not null,
  primary key (figure, day, value)
);

-- Renewals that were open when their day was counted: the page looks up what has become of them.
create table open_renewals (
  invoice_id varchar(40) primary key,
  day date not null
);

-- How much of the recurring revenue is past due, as changes by day. The program of the database writes them.
create table past_due_days (
  day date primary key,
  cents12 bigint not null
);
