-- People: accounts, their sessions and keys, the limits they set themselves, and who did what.

create table users (
  id varchar(128) not null,
  email varchar(320) not null,
  is_admin boolean not null default false,
  trial_ends_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  billing jsonb,
  sessions_valid_since timestamptz(3),
  odds_format varchar(10),
  time_zone varchar(64),
  weekly_receipts_since timestamptz(3),
  weekly_receipts_week date,
  primary key (id));
create index users_email_prefix on users (lower(email) text_pattern_ops);
create unique index users_email_unique on users (lower(email));
create index users_newest on users (created_at, id);
create index users_weekly_receipts on users (weekly_receipts_week, id) where weekly_receipts_since is not null;

create table sessions (
  user_id varchar(128) not null,
  signed_in_at timestamptz(3) not null,
  device varchar(64) not null,
  device_name varchar(60) not null,
  last_seen_at timestamptz(3) not null,
  announce boolean not null,
  primary key (user_id, signed_in_at),
  constraint sessions_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade);
create index sessions_to_announce on sessions (signed_in_at) where announce;

create table account_deletions (
  id varchar(40) not null,
  user_key varchar(64) not null,
  uid varchar(128),
  cards text[],
  deleted_at timestamptz(3) not null,
  primary key (id),
  constraint account_deletions_user_key_unique unique (user_key));
create index account_deletions_open on account_deletions (deleted_at) where uid is not null;

create table play_limits (
  person_key varchar(64) not null,
  age_confirmed_at timestamptz(3),
  monthly_limit_cents int,
  next_limit_cents int,
  next_limit_at timestamptz(3),
  cool_off_until timestamptz(3),
  excluded_until timestamptz(3),
  primary key (person_key));

create table api_keys (
  id varchar(40) not null,
  user_id varchar(128) not null,
  name varchar(60) not null,
  prefix varchar(16) not null,
  secret_hash varchar(64) not null,
  scopes text[] not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  session_started_at timestamptz(3),
  primary key (id),
  constraint api_keys_secret_hash_unique unique (secret_hash),
  constraint api_keys_user_id_foreign foreign key (user_id) references users (id) on update cascade);
create index api_keys_owner on api_keys (user_id, created_at, id);

create table audit_log (
  id bigserial,
  at timestamptz(3) not null,
  actor varchar(128) not null,
  action varchar(40) not null,
  target varchar(128) not null,
  details jsonb not null,
  key_id varchar(40),
  key_prefix varchar(16),
  primary key (id));
create index audit_log_key on audit_log (key_id, id);
create index audit_log_target on audit_log (target, id);

-- Plans and money. docs/decisions/0009 says what they promise.

create table subscriptions (
  id varchar(40) not null,
  user_id varchar(128) not null,
  state text not null,
  tier text not null,
  current_period_starts_at timestamptz(3) not null,
  current_period_ends_at timestamptz(3) not null,
  anchor_day smallint not null,
  trial_ends_at timestamptz(3),
  cancel_at_period_end boolean not null default false,
  pending_tier text,
  grace_ends_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  source text not null default 'purchase',
  grant_reason varchar(200),
  period_no int not null default 1,
  coupon_id varchar(40),
  coupon_periods_left smallint,
  due_at timestamptz(3),
  failed_attempts smallint not null default 0,
  ended_at timestamptz(3),
  end_reason varchar(40),
  agreed_cents int,
  primary key (id),
  constraint subscriptions_pending_tier_check check (pending_tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
  constraint subscriptions_source_check check (source in ('purchase', 'grant')),
  constraint subscriptions_state_check check (state in ('incomplete', 'trialing', 'active', 'past_due', 'ended')),
  constraint subscriptions_tier_check check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
  constraint subscriptions_user_id_foreign foreign key (user_id) references users (id) on update cascade);
create index subscriptions_due on subscriptions (due_at) where state <> 'ended';
create unique index subscriptions_one_live on subscriptions (user_id) where state <> 'ended';
create index subscriptions_user on subscriptions (user_id, created_at);

create table subscription_events (
  id bigserial,
  subscription_id varchar(40) not null,
  at timestamptz(3) not null,
  type varchar(40) not null,
  details jsonb not null,
  primary key (id),
  constraint subscription_events_subscription_id_foreign foreign key (subscription_id) references subscriptions (id));
create index subscription_events_timeline on subscription_events (subscription_id, id);

create table invoices (
  id varchar(40) not null,
  number varchar(40) not null,
  user_id varchar(128) not null,
  subscription_id varchar(40) not null,
  kind varchar(60) not null,
  period_no int not null,
  type text not null,
  state text not null,
  tier text not null,
  total_cents int not null,
  period_starts_at timestamptz(3) not null,
  period_ends_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  paid_at timestamptz(3),
  billed_to jsonb,
  primary key (id),
  constraint invoices_number_unique unique (number),
  constraint invoices_state_check check (state in ('open', 'paid', 'void', 'uncollectible')),
  constraint invoices_tier_check check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
  constraint invoices_total_check check (total_cents >= 0),
  constraint invoices_type_check check (type in ('charge', 'credit')),
  constraint invoices_subscription_id_foreign foreign key (subscription_id) references subscriptions (id),
  constraint invoices_user_id_foreign foreign key (user_id) references users (id) on update cascade);
create index invoices_credits_open on invoices (created_at) where type = 'credit' and state = 'open';
create index invoices_of_user on invoices (user_id, created_at, id);
create unique index invoices_once on invoices (subscription_id, kind, period_no) where state <> 'void';

create table invoice_lines (
  invoice_id varchar(40) not null,
  position smallint not null,
  description varchar(200) not null,
  cents int not null,
  primary key (invoice_id, position));

create table payment_methods (
  token varchar(60) not null,
  user_id varchar(128) not null,
  card_type varchar(40) not null,
  last4 varchar(4) not null,
  expiration_month varchar(2) not null,
  expiration_year varchar(4) not null,
  created_at timestamptz(3) not null,
  removed_at timestamptz(3),
  primary key (token),
  constraint payment_methods_user_id_foreign foreign key (user_id) references users (id) on update cascade);
create unique index payment_methods_one_live on payment_methods (user_id) where removed_at is null;

create table payment_attempts (
  order_id varchar(120) not null,
  invoice_id varchar(40) not null,
  state text not null,
  amount_cents int not null,
  card_token varchar(60) not null,
  transaction_id varchar(60),
  decline_code varchar(20),
  decline_text varchar(255),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  voided_at timestamptz(3),
  card_type varchar(40),
  card_last4 varchar(4),
  primary key (order_id),
  constraint payment_attempts_state_check check (state in ('prepared', 'unknown', 'succeeded', 'declined')),
  constraint payment_attempts_transaction_id_unique unique (transaction_id),
  constraint payment_attempts_invoice_id_foreign foreign key (invoice_id) references invoices (id));
create unique index payment_attempts_one_open on payment_attempts (invoice_id) where state in ('prepared', 'unknown');
create unique index payment_attempts_one_success on payment_attempts (invoice_id) where state = 'succeeded';
create index payment_attempts_open on payment_attempts (created_at) where state in ('prepared', 'unknown');

create table purchases (
  id varchar(40) not null,
  idempotency_key varchar(255) not null,
  request_hash varchar(64) not null,
  state text not null,
  user_id varchar(128) not null,
  email varchar(320) not null,
  makes_account boolean not null,
  temporary_password boolean not null,
  subscription_id varchar(40) not null,
  invoice_id varchar(40),
  order_id varchar(120),
  coupon_id varchar(40),
  details jsonb not null,
  failure_code varchar(40),
  failure_text varchar(255),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  email_key varchar(64),
  card_key varchar(64),
  coupon_keys text[],
  primary key (id),
  constraint purchases_idempotency_key_unique unique (idempotency_key),
  constraint purchases_state_check check (state in ('prepared', 'undoing', 'completed', 'failed')));
create index purchases_card on purchases (card_key) where state = 'completed';
create index purchases_mailbox on purchases (email_key) where state = 'completed';
create index purchases_open on purchases (created_at) where state in ('prepared', 'undoing');
create unique index purchases_order on purchases (order_id);
create index purchases_temporary on purchases (finished_at) where temporary_password;

create table coupons (
  id varchar(40) not null,
  code varchar(40) not null,
  discount_type text not null,
  amount_hundredths int not null,
  tiers text[] not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_redemptions int,
  max_per_customer int,
  first_purchase_only boolean not null,
  duration text not null,
  duration_months smallint,
  is_active boolean not null,
  reserved int not null default 0,
  used int not null default 0,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (id),
  constraint coupons_counts_check check ((reserved >= 0) and (used >= 0)),
  constraint coupons_discount_type_check check (discount_type in ('PERCENT', 'FIXED')),
  constraint coupons_duration_check check (duration in ('ONCE', 'MONTHS', 'FOREVER')),
  constraint coupons_limit_check check ((max_redemptions is null) or ((reserved + used) <= max_redemptions)));
create unique index coupons_code_live on coupons (code) where deleted_at is null;
create index coupons_newest on coupons (created_at, id);

create table coupon_redemptions (
  subscription_id varchar(40) not null,
  coupon_id varchar(40) not null,
  user_id varchar(128) not null,
  created_at timestamptz(3) not null,
  primary key (subscription_id));
create index coupon_redemptions_customer on coupon_redemptions (coupon_id, user_id);

create table coupon_uses (
  coupon_id varchar(40) not null,
  person_key varchar(64) not null,
  uses int not null,
  primary key (coupon_id, person_key));

create table trial_grants (
  subscription_id varchar(40) not null,
  user_key varchar(64) not null,
  email_key varchar(64) not null,
  card_key varchar(64),
  device_key varchar(64),
  created_at timestamptz(3) not null,
  primary key (subscription_id),
  constraint trial_grants_card_key_unique unique (card_key),
  constraint trial_grants_device_key_unique unique (device_key),
  constraint trial_grants_email_key_unique unique (email_key),
  constraint trial_grants_user_key_unique unique (user_key));

create table devices (
  device_key varchar(64) not null,
  user_id varchar(128) not null,
  created_at timestamptz(3) not null,
  primary key (device_key));

create table webhook_inbox (
  hash varchar(64) not null,
  kind varchar(60) not null,
  signature text not null,
  payload text not null,
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  failure text,
  attempts smallint not null default 0,
  next_attempt_at timestamptz(3) not null,
  primary key (hash));
create index webhook_inbox_open on webhook_inbox (next_attempt_at) where processed_at is null;

create table differences (
  kind varchar(40) not null,
  subject varchar(120) not null,
  details jsonb not null,
  found_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  primary key (kind, subject));

create table sweeps (
  name varchar(40) not null,
  completed_to timestamptz(3) not null,
  primary key (name));

-- Picks, what became of them, and what gateways hear of them. Gateways reuse an answer only while picks_version is the same.

create table picks (
  id varchar(40) not null,
  league text not null,
  tier text not null,
  status text not null,
  team_one varchar(80) not null,
  team_two varchar(80) not null,
  pick varchar(200) not null,
  pick_details text not null,
  market text,
  line numeric(7,2),
  odds numeric(10,6),
  units numeric(6,2),
  date date not null,
  time varchar(5) not null,
  starts_at timestamptz(3) not null,
  analyst varchar(80),
  release_at timestamptz(3),
  published_at timestamptz(3),
  readable_at timestamptz(3),
  result text not null default 'PENDING',
  graded_at timestamptz(3),
  withdrawn_at timestamptz(3),
  version int not null default 1,
  request_id varchar(64),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  late boolean not null default false,
  imported boolean not null default false,
  reveal_on date,
  withdrawn_reason varchar(500),
  withdrawn_by varchar(80),
  book varchar(80),
  probability numeric(5,4),
  primary key (id),
  constraint picks_league_check check (league in ('NFL', 'NCAAF', 'NBA', 'NCAAB', 'MLB', 'NHL')),
  constraint picks_market_check check (market in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP')),
  constraint picks_request_id_unique unique (request_id),
  constraint picks_result_check check (result in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID')),
  constraint picks_status_check check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  constraint picks_tier_check check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')));
create index picks_day on picks (date, tier, starts_at);
create index picks_imported on picks (id) where imported;
create index picks_in_order on picks (date, starts_at, id);

create table pick_revisions (
  pick_id varchar(40) not null,
  version int not null,
  team_one varchar(80) not null,
  team_two varchar(80) not null,
  pick varchar(200) not null,
  pick_details text not null,
  market text,
  line numeric(7,2),
  odds numeric(10,6),
  units numeric(6,2),
  date date not null,
  time varchar(5) not null,
  replaced_at timestamptz(3) not null,
  book varchar(80),
  probability numeric(5,4),
  primary key (pick_id, version),
  constraint pick_revisions_market_check check (market in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP')));

create table pick_grades (
  pick_id varchar(40) not null,
  n int not null,
  at timestamptz(3) not null,
  result text not null,
  void_reason varchar(40),
  score varchar(80),
  source varchar(300),
  author varchar(80),
  reason varchar(500),
  primary key (pick_id, n),
  constraint pick_grades_result_check check (result in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID')));

create table pick_prices (
  pick_id varchar(40) not null,
  moment text not null,
  at timestamptz(3) not null,
  book varchar(80),
  line numeric(7,2),
  odds numeric(10,6) not null,
  odds_other numeric(10,6),
  primary key (pick_id, moment),
  constraint pick_prices_moment_check check (moment in ('POSTED', 'OPENED_FREE', 'OPENED_PLUS', 'OPENED_PREMIUM', 'OPENED_VIP', 'CLOSE')));

create table game_scores (
  pick_id varchar(40) not null,
  at timestamptz(3) not null,
  one int not null,
  two int not null,
  source varchar(300),
  primary key (pick_id));

create table pick_changes (
  id bigserial,
  pick_id varchar(40) not null,
  kind varchar(10) not null,
  from_day date,
  to_day date,
  primary key (id));

create table picks_version (
  id int not null,
  stamp uuid not null default gen_random_uuid(),
  writer xid8,
  primary key (id));

-- The sealed record (docs/record.md): leaves in the order of their commits, what opens them, what is signed of them.

create table record_head (
  id int not null,
  size int not null default 0,
  at timestamptz(3),
  clock varchar(8) not null default 'SERVER',
  most_units numeric(6,2) not null default 5,
  void_reasons text[] not null default '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}',
  stopped text,
  primary key (id));

create table record_leaves (
  index int not null,
  at timestamptz(3) not null,
  body text not null,
  kind text not null,
  pick_id text,
  reveal_by text,
  primary key (index));
create index record_leaves_announced on record_leaves (kind, index) where kind in ('key', 'policy');
create index record_leaves_due on record_leaves (reveal_by);
create index record_leaves_pick on record_leaves (pick_id, index);

create table record_openings (
  index int not null,
  salt bytea not null,
  bet text not null,
  why_salt bytea not null,
  why text not null,
  primary key (index));

create table record_price_openings (
  index int not null,
  salt bytea not null,
  price text not null,
  primary key (index));

create table record_days (
  day date not null,
  index int,
  primary key (day));

create table record_tiles (
  level int not null,
  n int not null,
  hashes bytea not null,
  primary key (level, n));

create table record_checkpoints (
  size int not null,
  at timestamptz(3) not null,
  root bytea not null,
  note text not null,
  primary key (size));

create table record_cosignatures (
  size int not null,
  name text not null,
  at timestamptz(3) not null,
  line text not null,
  primary key (size, name));

create table record_timestamps (
  size int not null,
  at timestamptz(3) not null,
  authority text not null,
  token bytea not null,
  primary key (size));

create table record_overdue (
  pick_id varchar(40) not null,
  at timestamptz(3) not null,
  most_units numeric(6,2) not null,
  primary key (pick_id));

-- Figures of the record, as sums that follow every write (docs/decisions/0030).

create table record_counted (
  pick_id varchar(40) not null,
  as_tier text not null,
  sign int not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  kind text not null,
  stake int,
  odds bigint,
  as_posted boolean not null,
  close_kind text,
  close_value bigint,
  probability int,
  primary key (pick_id, as_tier, sign));
create index record_counted_day on record_counted (as_tier, day, pick_id);
create index record_counted_dimensions on record_counted (as_tier, league, market, tier, analyst, day);

create table record_sums (
  grain text not null,
  as_tier text not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  n int not null default 0,
  w int not null default 0,
  l int not null default 0,
  push int not null default 0,
  void int not null default 0,
  late int not null default 0,
  withdrawn int not null default 0,
  overdue int not null default 0,
  as_posted int not null default 0,
  priced int not null default 0,
  s bigint not null default 0,
  s2 bigint not null default 0,
  p bigint not null default 0,
  p2 numeric not null default 0,
  ps numeric not null default 0,
  variance numeric not null default 0,
  inverse_odds bigint not null default 0,
  flat_s int not null default 0,
  flat_p bigint not null default 0,
  flat_p2 numeric not null default 0,
  flat_variance bigint not null default 0,
  clv_n int not null default 0,
  clv bigint not null default 0,
  clv2 numeric not null default 0,
  margin_n int not null default 0,
  margin bigint not null default 0,
  margin2 numeric not null default 0,
  moved_n int not null default 0,
  moved_points bigint not null default 0,
  moved_ahead int not null default 0,
  primary key (grain, as_tier, day, league, market, tier, analyst, band));
create index record_sums_dimensions on record_sums (grain, as_tier, league, market, tier, analyst, day);

create table record_checks (
  id serial,
  at timestamptz(3) not null,
  days int not null,
  differing int not null,
  first_day date,
  primary key (id));

-- Outgoing webhooks.

create table webhook_endpoints (
  id varchar(40) not null,
  api_key_id varchar(40) not null,
  url varchar(1000) not null,
  events text[] not null,
  secret_version int not null default 1,
  previous_secret_until timestamptz(3),
  failures smallint not null default 0,
  paused_until timestamptz(3),
  disabled_at timestamptz(3),
  disabled_reason text,
  leased_until timestamptz(3),
  tried_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (id),
  constraint webhook_endpoints_disabled_reason_check check (disabled_reason in ('FAILING', 'GONE')),
  constraint webhook_endpoints_api_key_id_foreign foreign key (api_key_id) references api_keys (id));
create index webhook_endpoints_key on webhook_endpoints (api_key_id, created_at);

create table webhook_events (
  id varchar(40) not null,
  type varchar(40) not null,
  subject varchar(60) not null,
  occurrence int not null default 1,
  occurs_at timestamptz(3) not null,
  dispatched_at timestamptz(3),
  primary key (id),
  constraint webhook_events_once unique (type, subject, occurrence));
create index webhook_events_told on webhook_events (dispatched_at);
create index webhook_events_waiting on webhook_events (occurs_at) where dispatched_at is null;

create table webhook_deliveries (
  id varchar(40) not null,
  event_id varchar(40) not null,
  endpoint_id varchar(40) not null,
  state text not null,
  tries smallint not null default 0,
  next_try_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id),
  constraint webhook_deliveries_once unique (event_id, endpoint_id),
  constraint webhook_deliveries_state_check check (state in ('PENDING', 'DELIVERED', 'FAILED', 'WITHHELD')),
  constraint webhook_deliveries_endpoint_id_foreign foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade,
  constraint webhook_deliveries_event_id_foreign foreign key (event_id) references webhook_events (id) on delete cascade);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where state = 'PENDING';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at, id);

create table webhook_attempts (
  id bigserial,
  delivery_id varchar(40) not null,
  at timestamptz(3) not null,
  duration_ms int not null,
  status smallint,
  failure varchar(200),
  answer text,
  primary key (id),
  constraint webhook_attempts_delivery_id_foreign foreign key (delivery_id) references webhook_deliveries (id) on delete cascade);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);

-- Mail that waits to be sent, and what is counted for limits. cost_points is unlogged: a crash forgets at most a minute of counting.

create table outbox (
  id bigserial,
  key varchar(120) not null,
  recipient varchar(320) not null,
  template varchar(40) not null,
  data jsonb not null,
  created_at timestamptz(3) not null,
  next_attempt_at timestamptz(3) not null,
  attempts smallint not null default 0,
  sent_at timestamptz(3),
  failure text,
  primary key (id),
  constraint outbox_key_unique unique (key));
create index outbox_open on outbox (next_attempt_at) where sent_at is null;

create table rate_limits (
  key varchar(200) not null,
  window_starts_at timestamptz(3) not null,
  count int not null,
  primary key (key));

create unlogged table cost_points (
  key varchar(80) not null,
  window_starts_at timestamptz(3) not null,
  taken int not null,
  primary key (key));

-- Rows that are always there.
insert into record_head (id) values (1);
insert into picks_version (id) values (1);
