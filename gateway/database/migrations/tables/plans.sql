-- Plans and what they cost. docs/decisions/0009 says what the tables of money promise.

-- What plans cost: rows are only added.
create table plan_prices (
  id int primary key,
  tier paid_tier not null,
  months smallint not null,
  cents int not null,
  starts_at timestamptz(3) not null,
  "by" varchar(128) not null,
  reason varchar(200) not null,
  created_at timestamptz(3) not null default now(),
  constraint plan_prices_amount_check check (months > 0 and cents > 0)
);

-- Running plans that get another price, and the mails that say so thirty days before.
create table plan_price_moves (
  id varchar(40) primary key,
  tier paid_tier not null,
  cents int not null check (cents > 0),
  reason varchar(200) not null,
  proposed_by varchar(128) not null,
  proposed_at timestamptz(3) not null,
  approved_by varchar(128),
  approved_at timestamptz(3),
  ended_by varchar(128),
  ended_at timestamptz(3)
);
create unique index plan_price_moves_one on plan_price_moves (tier) where ended_at is null;

create table subscriptions (
  id varchar(40) primary key,
  user_id varchar(128) not null,
  state text not null check (state in ('incomplete', 'trialing', 'active', 'past_due', 'ended')),
  tier tier not null,
  current_period_starts_at timestamptz(3) not null,
  current_period_ends_at timestamptz(3) not null,
  anchor_day smallint not null,
  trial_ends_at timestamptz(3),
  cancel_at_period_end boolean not null default false,
  pending_tier tier,
  grace_ends_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  source text not null default 'purchase' check (source in ('purchase', 'grant')),
  grant_reason varchar(200),
  period_no int not null default 1,
  coupon_id varchar(40),
  coupon_periods_left smallint,
  due_at timestamptz(3),
  failed_attempts smallint not null default 0,
  ended_at timestamptz(3),
  end_reason varchar(40),
  agreed_cents int,
  pending_cents int,
  cancel_reason text check (cancel_reason in ('PRICE', 'RESULTS', 'SEASON', 'TOO_MANY', 'PRODUCT', 'OTHER')),
  never_paid boolean not null default false,
  constraint subscriptions_user_id_foreign foreign key (user_id) references users on update cascade
);
create index subscriptions_due on subscriptions (due_at) where state <> 'ended';
create unique index subscriptions_one_live on subscriptions (user_id) where state <> 'ended';
create index subscriptions_said on subscriptions (cancel_reason) where cancel_reason is not null;
create index subscriptions_user on subscriptions (user_id, created_at);
create index subscriptions_watched_by_end on subscriptions (current_period_ends_at, id)
  include (state, source, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end, pending_tier,
    pending_cents, never_paid)
  where state <> 'ended' and (state in ('trialing', 'past_due') or source = 'grant' or cancel_at_period_end or pending_tier is not null);

create table subscription_events (
  id bigserial primary key,
  subscription_id varchar(40) not null,
  at timestamptz(3) not null,
  type varchar(40) not null,
  details jsonb not null,
  constraint subscription_events_subscription_id_foreign foreign key (subscription_id) references subscriptions
);
create index subscription_events_days_given on subscription_events (subscription_id, at) where type = 'days-given';
create index subscription_events_timeline on subscription_events (subscription_id, id);

create table plan_price_notices (
  subscription_id varchar(40) not null references subscriptions,
  move_id varchar(40) not null references plan_price_moves,
  applies_at timestamptz(3) not null,
  mail_key varchar(120) not null,
  mailed_at timestamptz(3),
  primary key (subscription_id, applies_at)
);
create index plan_price_notices_of_move on plan_price_notices (move_id, applies_at);
create index plan_price_notices_unsent on plan_price_notices (applies_at, subscription_id) where mailed_at is null;

create table trial_grants (
  subscription_id varchar(40) primary key,
  user_key varchar(64) not null,
  email_key varchar(64) not null,
  card_key varchar(64),
  device_key varchar(64),
  created_at timestamptz(3) not null,
  constraint trial_grants_card_key_unique unique (card_key),
  constraint trial_grants_device_key_unique unique (device_key),
  constraint trial_grants_email_key_unique unique (email_key),
  constraint trial_grants_user_key_unique unique (user_key)
);
create index trial_grants_created on trial_grants (created_at);

create table devices (
  device_key varchar(64) primary key,
  user_id varchar(128) not null,
  created_at timestamptz(3) not null
);

insert into plan_prices (id, tier, months, cents, starts_at, "by", reason) values
  (1, 'PLUS', 1, 7900, '1970-01-01', 'system', 'The documented price'),
  (2, 'PREMIUM', 1, 12900, '1970-01-01', 'system', 'The documented price'),
  (3, 'VIP', 1, 24900, '1970-01-01', 'system', 'The documented price');
