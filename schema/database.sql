-- The schema of the database as PostgreSQL prints it, for review: what a change does to tables, functions and triggers.
-- Written by npm run codegen from gateway/database; a stale file fails gateway/database/committed-schema.test.ts.

create domain alert_channel as text CHECK ((VALUE = ANY (ARRAY['MAIL'::text, 'PUSH'::text, 'DISCORD'::text])));
create domain league as text CHECK ((VALUE = ANY (ARRAY['NFL'::text, 'NCAAF'::text, 'NBA'::text, 'NCAAB'::text, 'MLB'::text, 'NHL'::text])));
create domain paid_tier as text CHECK ((VALUE = ANY (ARRAY['PLUS'::text, 'PREMIUM'::text, 'VIP'::text])));
create domain tier as text CHECK ((VALUE = ANY (ARRAY['FREE'::text, 'PLUS'::text, 'PREMIUM'::text, 'VIP'::text])));

create table account_deletions (
  id character varying(40) not null,
  user_key character varying(64) not null,
  uid character varying(128),
  cards text[],
  deleted_at timestamp(3) with time zone not null);
alter table account_deletions add constraint account_deletions_pkey PRIMARY KEY (id);
alter table account_deletions add constraint account_deletions_user_key_unique UNIQUE (user_key);
CREATE INDEX account_deletions_open ON account_deletions USING btree (deleted_at) WHERE (uid IS NOT NULL);

create table alert_batch_picks (
  batch_id bigint not null,
  pick_id character varying(40) not null);
alter table alert_batch_picks add constraint alert_batch_picks_pkey PRIMARY KEY (batch_id, pick_id);
CREATE INDEX alert_batch_picks_pick ON alert_batch_picks USING btree (pick_id);

create table alert_batches (
  id bigserial,
  channel alert_channel not null,
  kind text not null,
  tier tier,
  day date not null,
  opened_at timestamp(3) with time zone not null,
  closes_at timestamp(3) with time zone not null,
  gathering boolean default true not null,
  fanned_to character varying(128) default ''::character varying not null,
  whole_at timestamp(3) with time zone);
alter table alert_batches add constraint alert_batches_pkey PRIMARY KEY (id);
alter table alert_batches add constraint alert_batches_kind_check CHECK ((kind = ANY (ARRAY['RELEASE'::text, 'EDIT'::text, 'WITHDRAWAL'::text, 'DIGEST'::text, 'RECAP'::text])));
CREATE INDEX alert_batches_day ON alert_batches USING btree (day, id);
CREATE UNIQUE INDEX alert_batches_gathering ON alert_batches USING btree (channel, kind, COALESCE((tier)::text, ''::text), day) WHERE gathering;
CREATE INDEX alert_batches_open ON alert_batches USING btree (closes_at) WHERE (whole_at IS NULL);

create table alert_settings (
  user_id character varying(128) not null,
  mail text not null,
  push boolean not null,
  recap boolean not null,
  leagues text[],
  tiers text[],
  digest_at character varying(5) not null,
  next_digest_at timestamp(3) with time zone,
  quiet_from character varying(5),
  quiet_to character varying(5),
  locked_news boolean not null,
  hide_words boolean not null,
  updated_at timestamp(3) with time zone not null);
alter table alert_settings add constraint alert_settings_pkey PRIMARY KEY (user_id);
alter table alert_settings add constraint alert_settings_mail_check CHECK ((mail = ANY (ARRAY['INSTANT'::text, 'DIGEST'::text, 'OFF'::text])));
CREATE INDEX alert_settings_due ON alert_settings USING btree (next_digest_at) WHERE (next_digest_at IS NOT NULL);

create table analyst_texts (
  name character varying(80) not null,
  text character varying(600) not null,
  user_id character varying(128),
  updated_at timestamp(3) with time zone not null);
alter table analyst_texts add constraint analyst_texts_pkey PRIMARY KEY (name);

create table api_keys (
  id character varying(40) not null,
  user_id character varying(128) not null,
  name character varying(60) not null,
  prefix character varying(16) not null,
  secret_hash character varying(64) not null,
  scopes text[] not null,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  session_started_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table api_keys add constraint api_keys_secret_hash_unique UNIQUE (secret_hash);
CREATE INDEX api_keys_owner ON api_keys USING btree (user_id, created_at, id);

create table approvals (
  id character varying(40) not null,
  kind character varying(20) not null,
  subject character varying(128) not null,
  text character varying(200) not null,
  cause character varying(20) not null,
  payload jsonb not null,
  member_id character varying(128),
  asked_by character varying(128) not null,
  reason character varying(200) not null,
  asked_at timestamp(3) with time zone not null,
  approved boolean,
  decided_by character varying(128),
  decided_at timestamp(3) with time zone,
  note character varying(200));
alter table approvals add constraint approvals_pkey PRIMARY KEY (id);
CREATE INDEX approvals_newest ON approvals USING btree (asked_at, id);
CREATE UNIQUE INDEX approvals_waiting ON approvals USING btree (kind, subject) WHERE (decided_at IS NULL);

create table arbitrages (
  id bigint generated always as identity not null,
  game_id character varying(40) not null,
  market text not null,
  line numeric(7,2),
  book_one character varying(80) not null,
  odds_one numeric(10,6) not null,
  seen_one timestamp(3) with time zone not null,
  book_two character varying(80) not null,
  odds_two numeric(10,6) not null,
  seen_two timestamp(3) with time zone not null,
  margin numeric(8,6) not null,
  best_margin numeric(8,6) not null,
  rounds integer default 1 not null,
  found_at timestamp(3) with time zone not null,
  last_seen_at timestamp(3) with time zone not null,
  gone_at timestamp(3) with time zone) with (fillfactor=70);
alter table arbitrages add constraint arbitrages_pkey PRIMARY KEY (id);
CREATE INDEX arbitrages_found ON arbitrages USING btree (found_at);
CREATE UNIQUE INDEX arbitrages_open ON arbitrages USING btree (game_id, market, COALESCE(line, (0)::numeric)) WHERE (gone_at IS NULL);

create table audit_log (
  id bigserial,
  at timestamp(3) with time zone not null,
  actor character varying(128) not null,
  action character varying(40) not null,
  target character varying(128) not null,
  details jsonb not null,
  key_id character varying(40),
  key_prefix character varying(16),
  signed_in_at timestamp(3) with time zone);
alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id);
CREATE INDEX audit_log_action ON audit_log USING btree (action, id);
CREATE INDEX audit_log_actor ON audit_log USING btree (actor, id);
CREATE INDEX audit_log_at ON audit_log USING btree (at);
CREATE INDEX audit_log_key ON audit_log USING btree (key_id, id);
CREATE INDEX audit_log_people ON audit_log USING btree (id) WHERE ((actor)::text <> ALL ((ARRAY['system'::character varying, 'rule'::character varying])::text[]));
CREATE INDEX audit_log_target ON audit_log USING btree (target, id);

create table backups (
  finished_at timestamp with time zone default now() not null,
  kind text not null);
alter table backups add constraint backups_pkey PRIMARY KEY (finished_at);
alter table backups add constraint backups_kind_check CHECK ((kind = ANY (ARRAY['full'::text, 'diff'::text, 'incr'::text])));

create unlogged table cost_points (
  key character varying(80) not null,
  window_starts_at timestamp(3) with time zone not null,
  taken integer not null);
alter table cost_points add constraint cost_points_pkey PRIMARY KEY (key);

create table coupon_batches (
  id character varying(40) not null,
  request_id character varying(80) not null,
  label character varying(80) not null,
  size integer not null,
  created_at timestamp(3) with time zone not null);
alter table coupon_batches add constraint coupon_batches_pkey PRIMARY KEY (id);
alter table coupon_batches add constraint coupon_batches_request UNIQUE (request_id);

create table coupon_redemptions (
  subscription_id character varying(40) not null,
  coupon_id character varying(40) not null,
  user_id character varying(128) not null,
  created_at timestamp(3) with time zone not null);
alter table coupon_redemptions add constraint coupon_redemptions_pkey PRIMARY KEY (subscription_id);
CREATE INDEX coupon_redemptions_all ON coupon_redemptions USING btree (created_at, subscription_id);
CREATE INDEX coupon_redemptions_customer ON coupon_redemptions USING btree (coupon_id, user_id);
CREATE INDEX coupon_redemptions_newest ON coupon_redemptions USING btree (coupon_id, created_at, subscription_id);

create table coupon_uses (
  coupon_id character varying(40) not null,
  person_key character varying(64) not null,
  uses integer not null);
alter table coupon_uses add constraint coupon_uses_pkey PRIMARY KEY (coupon_id, person_key);

create table coupons (
  id character varying(40) not null,
  code character varying(40) not null,
  discount_type text not null,
  amount_hundredths integer not null,
  tiers text[] not null,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  max_redemptions integer,
  max_per_customer integer,
  first_purchase_only boolean not null,
  duration text not null,
  duration_months smallint,
  is_active boolean not null,
  reserved integer default 0 not null,
  used integer default 0 not null,
  created_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  batch_id character varying(40));
alter table coupons add constraint coupons_pkey PRIMARY KEY (id);
alter table coupons add constraint coupons_counts_check CHECK (((reserved >= 0) AND (used >= 0)));
alter table coupons add constraint coupons_discount_type_check CHECK ((discount_type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text])));
alter table coupons add constraint coupons_duration_check CHECK ((duration = ANY (ARRAY['ONCE'::text, 'MONTHS'::text, 'FOREVER'::text])));
alter table coupons add constraint coupons_limit_check CHECK (((max_redemptions IS NULL) OR ((reserved + used) <= max_redemptions)));
CREATE INDEX coupons_batch ON coupons USING btree (batch_id, code) WHERE (batch_id IS NOT NULL);
CREATE UNIQUE INDEX coupons_code_live ON coupons USING btree (code) WHERE (deleted_at IS NULL);
CREATE INDEX coupons_code_prefix ON coupons USING btree (code text_pattern_ops) WHERE (deleted_at IS NULL);
CREATE INDEX coupons_newest ON coupons USING btree (created_at, id);

create table database_program (
  hash text not null,
  functions text[] not null);


create table devices (
  device_key character varying(64) not null,
  user_id character varying(128) not null,
  created_at timestamp(3) with time zone not null);
alter table devices add constraint devices_pkey PRIMARY KEY (device_key);

create table differences (
  kind character varying(40) not null,
  subject character varying(120) not null,
  details jsonb not null,
  found_at timestamp(3) with time zone not null,
  resolved_at timestamp(3) with time zone);
alter table differences add constraint differences_pkey PRIMARY KEY (kind, subject);

create table discord_links (
  discord_id character varying(20) not null,
  user_id character varying(128),
  name character varying(40) not null,
  want tier,
  have tier,
  confirmed boolean default true not null,
  seen character varying(32) default ''::character varying not null,
  due_at timestamp(3) with time zone not null,
  tries smallint default 0 not null,
  retry_at timestamp(3) with time zone,
  failure character varying(300),
  failed_since timestamp(3) with time zone,
  linked_at timestamp(3) with time zone not null);
alter table discord_links add constraint discord_links_pkey PRIMARY KEY (discord_id);
alter table discord_links add constraint discord_links_user_id_unique UNIQUE (user_id);
CREATE INDEX discord_links_open ON discord_links USING btree (retry_at) WHERE (((have)::text IS DISTINCT FROM (want)::text) OR (NOT confirmed));

create table discord_messages (
  batch_id bigint not null,
  channel_id character varying(20) not null,
  message_id character varying(20) not null,
  tier tier not null,
  picks jsonb not null,
  posted_at timestamp(3) with time zone not null);
alter table discord_messages add constraint discord_messages_pkey PRIMARY KEY (batch_id, channel_id);

create table discord_process (
  name character varying(20) not null,
  holder character varying(40) not null,
  leased_until timestamp(3) with time zone not null,
  stopped character varying(300),
  stopped_since timestamp(3) with time zone);
alter table discord_process add constraint discord_process_pkey PRIMARY KEY (name);

create table dispute_replies (
  dispute_id character varying(60) not null,
  kind text not null,
  text text,
  reason character varying(200) not null,
  replied_by character varying(128),
  replied_at timestamp(3) with time zone not null,
  state text not null,
  tries smallint default 0 not null,
  next_try_at timestamp(3) with time zone,
  failure character varying(300),
  sent_at timestamp(3) with time zone);
alter table dispute_replies add constraint dispute_replies_pkey PRIMARY KEY (dispute_id);
alter table dispute_replies add constraint dispute_replies_kind_check CHECK ((kind = ANY (ARRAY['ANSWER'::text, 'ACCEPT'::text])));
alter table dispute_replies add constraint dispute_replies_next_check CHECK (((next_try_at IS NOT NULL) = (state = 'SENDING'::text)));
alter table dispute_replies add constraint dispute_replies_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'SENT'::text, 'REFUSED'::text])));
CREATE INDEX dispute_replies_sending ON dispute_replies USING btree (next_try_at) WHERE (state = 'SENDING'::text);

create table disputes (
  dispute_id character varying(60) not null,
  transaction_id character varying(60) not null,
  order_id character varying(120) not null,
  user_id character varying(128) not null,
  kind text not null,
  reason character varying(60) not null,
  amount_cents integer not null,
  opened_at timestamp(3) with time zone not null,
  taken_at timestamp(3) with time zone,
  reply_by date,
  state text not null,
  moves smallint not null,
  answered_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  returned_cents integer default 0 not null);
alter table disputes add constraint disputes_pkey PRIMARY KEY (dispute_id);
alter table disputes add constraint disputes_kind_check CHECK ((kind = ANY (ARRAY['CHARGEBACK'::text, 'INQUIRY'::text, 'PRE_ARBITRATION'::text])));
alter table disputes add constraint disputes_returned_check CHECK (((returned_cents >= 0) AND ((returned_cents = 0) OR (closed_at IS NOT NULL))));
alter table disputes add constraint disputes_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ANSWERED'::text, 'ACCEPTED'::text, 'WON'::text, 'LOST'::text, 'EXPIRED'::text])));
alter table disputes add constraint disputes_taken_check CHECK (((taken_at IS NULL) = (kind = 'INQUIRY'::text)));
CREATE INDEX disputes_closed ON disputes USING btree (closed_at) WHERE (returned_cents > 0);
CREATE INDEX disputes_opened ON disputes USING btree (opened_at, dispute_id);
CREATE INDEX disputes_taken ON disputes USING btree (taken_at);
CREATE INDEX disputes_transaction ON disputes USING btree (transaction_id);
CREATE INDEX disputes_unanswered ON disputes USING btree (reply_by) WHERE (state = 'OPEN'::text);

create table feed_addresses (
  user_id character varying(128) not null,
  since timestamp(3) with time zone not null);
alter table feed_addresses add constraint feed_addresses_pkey PRIMARY KEY (user_id);

create table feed_books (
  league league not null,
  book character varying(80) not null,
  key character varying(80) not null,
  seen_at timestamp(3) with time zone not null) with (fillfactor=70);
alter table feed_books add constraint feed_books_pkey PRIMARY KEY (league, book);

create table feed_rounds (
  id bigint generated always as identity not null,
  kind text not null,
  league league not null,
  at timestamp(3) with time zone not null,
  hash character varying(64) not null,
  games integer not null,
  dropped integer not null,
  remaining integer,
  used integer);
alter table feed_rounds add constraint feed_rounds_pkey PRIMARY KEY (id);
CREATE INDEX feed_rounds_at ON feed_rounds USING btree (at);

create table feed_tasks (
  kind text not null,
  league league not null,
  due_at timestamp(3) with time zone not null,
  leased_until timestamp(3) with time zone,
  failures integer default 0 not null,
  failure text,
  since timestamp(3) with time zone,
  round_at timestamp(3) with time zone,
  faults jsonb default '[]'::jsonb not null,
  faults_since timestamp(3) with time zone) with (fillfactor=70);
alter table feed_tasks add constraint feed_tasks_pkey PRIMARY KEY (kind, league);
alter table feed_tasks add constraint feed_tasks_kind_check CHECK ((kind = ANY (ARRAY['EVENTS'::text, 'SCORES'::text, 'ODDS'::text])));

create table figure_days (
  figure text not null,
  day date not null,
  value text not null,
  found integer not null,
  cents bigint not null,
  counted_at timestamp(3) with time zone not null);
alter table figure_days add constraint figure_days_pkey PRIMARY KEY (figure, day, value);
alter table figure_days add constraint figure_days_figure_check CHECK ((figure = ANY (ARRAY['CHARGES'::text, 'REFUNDS'::text, 'LOST_MEMBERS'::text, 'CANCELLATIONS'::text, 'DECLINED_RENEWALS'::text, 'TRIALS'::text])));

create table game_ids (
  id character varying(80) not null,
  game_id character varying(40) not null);
alter table game_ids add constraint game_ids_pkey PRIMARY KEY (id);
CREATE INDEX game_ids_game ON game_ids USING btree (game_id);

create table game_questions (
  id character varying(160) not null,
  kind text not null,
  game_id character varying(40) not null,
  other_game_id character varying(40),
  asked_at timestamp(3) with time zone not null,
  answer text,
  answered_at timestamp(3) with time zone,
  answered_by character varying(128));
alter table game_questions add constraint game_questions_pkey PRIMARY KEY (id);
alter table game_questions add constraint game_questions_kind_check CHECK ((kind = ANY (ARRAY['NEW_ID'::text, 'GONE'::text, 'START'::text, 'NOT_PLAYED'::text, 'CORRECTED'::text])));
CREATE INDEX game_questions_open ON game_questions USING btree (game_id) WHERE (answer IS NULL);

create table game_scores (
  pick_id character varying(40) not null,
  at timestamp(3) with time zone not null,
  one integer not null,
  two integer not null,
  source character varying(300));
alter table game_scores add constraint game_scores_pkey PRIMARY KEY (pick_id);

create table game_starts (
  game_id character varying(40) not null,
  n integer not null,
  starts_at timestamp(3) with time zone not null,
  noted_at timestamp(3) with time zone not null);
alter table game_starts add constraint game_starts_pkey PRIMARY KEY (game_id, n);

create table games (
  id character varying(40) not null,
  league league not null,
  away character varying(120) not null,
  home character varying(120) not null,
  day date not null,
  game_no integer not null,
  starts_at timestamp(3) with time zone not null,
  starts_seen integer default 1 not null,
  status text not null,
  absent integer default 0 not null,
  away_score integer,
  home_score integer,
  final_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone) with (fillfactor=70);
alter table games add constraint games_pkey PRIMARY KEY (id);
alter table games add constraint games_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'LIVE'::text, 'FINAL'::text, 'GONE'::text, 'POSTPONED'::text])));
CREATE INDEX games_day ON games USING btree (day, starts_at);
CREATE INDEX games_league ON games USING btree (league, starts_at);

create table invoice_lines (
  invoice_id character varying(40) not null,
  "position" smallint not null,
  description character varying(200) not null,
  cents integer not null);
alter table invoice_lines add constraint invoice_lines_pkey PRIMARY KEY (invoice_id, "position");

create table invoices (
  id character varying(40) not null,
  number character varying(40) not null,
  user_id character varying(128) not null,
  subscription_id character varying(40) not null,
  kind character varying(60) not null,
  period_no integer not null,
  type text not null,
  state text not null,
  tier tier not null,
  total_cents integer not null,
  period_starts_at timestamp(3) with time zone not null,
  period_ends_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone,
  billed_to jsonb,
  month_cents integer);
alter table invoices add constraint invoices_pkey PRIMARY KEY (id);
alter table invoices add constraint invoices_number_unique UNIQUE (number);
alter table invoices add constraint invoices_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text, 'uncollectible'::text])));
alter table invoices add constraint invoices_total_check CHECK ((total_cents >= 0));
alter table invoices add constraint invoices_type_check CHECK ((type = ANY (ARRAY['charge'::text, 'credit'::text])));
CREATE INDEX invoices_credits_newest ON invoices USING btree (created_at, id) WHERE (type = 'credit'::text);
CREATE INDEX invoices_credits_open ON invoices USING btree (created_at) WHERE ((type = 'credit'::text) AND (state = 'open'::text));
CREATE INDEX invoices_credits_paid ON invoices USING btree (paid_at) WHERE ((type = 'credit'::text) AND (state = 'paid'::text));
CREATE INDEX invoices_lost ON invoices USING btree (created_at, id) WHERE (state <> ALL (ARRAY['paid'::text, 'open'::text]));
CREATE INDEX invoices_newest ON invoices USING btree (created_at, id);
CREATE INDEX invoices_of_user ON invoices USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX invoices_once ON invoices USING btree (subscription_id, kind, period_no) WHERE (state <> 'void'::text);
CREATE INDEX invoices_unpaid ON invoices USING btree (state, created_at, id) WHERE (state <> 'paid'::text);

create table job_runs (
  name character varying(40) not null,
  every_seconds integer not null,
  ran_at timestamp(3) with time zone,
  took_ms integer,
  failing_since timestamp(3) with time zone,
  failure character varying(300),
  watched_since timestamp(3) with time zone);
alter table job_runs add constraint job_runs_pkey PRIMARY KEY (name);

create table mail_suppressions (
  address_key character varying(64) not null,
  scope text not null,
  reason text not null,
  detail character varying(300),
  at timestamp(3) with time zone not null);
alter table mail_suppressions add constraint mail_suppressions_pkey PRIMARY KEY (address_key, scope);
alter table mail_suppressions add constraint mail_suppressions_reason_check CHECK ((reason = ANY (ARRAY['BOUNCE'::text, 'COMPLAINT'::text])));
alter table mail_suppressions add constraint mail_suppressions_scope_check CHECK ((scope = ANY (ARRAY['ALL'::text, 'NEWS'::text])));

create table migrations (
  id serial,
  name character varying(255) not null,
  executed_at timestamp(6) with time zone default CURRENT_TIMESTAMP(6) not null);
alter table migrations add constraint migrations_pkey PRIMARY KEY (id);

create table mrr_cohorts (
  cohort date not null,
  month date not null,
  payers integer not null);
alter table mrr_cohorts add constraint mrr_cohorts_pkey PRIMARY KEY (cohort, month);

create table mrr_days (
  day date not null,
  kind text not null,
  reason character varying(40) not null,
  tier text not null,
  movements integer not null,
  cents12 bigint not null,
  payers integer not null);
alter table mrr_days add constraint mrr_days_pkey PRIMARY KEY (day, kind, reason, tier);

create table mrr_movements (
  id bigint generated always as identity not null,
  at timestamp(3) with time zone not null,
  day date not null,
  user_id character varying(128) not null,
  subscription_id character varying(40) not null,
  kind text not null,
  reason character varying(40) default ''::character varying not null,
  tier text not null,
  before12 integer not null,
  after12 integer not null,
  cents12 integer generated always as (after12 - before12) stored not null,
  payers smallint not null,
  cohort date not null);
alter table mrr_movements add constraint mrr_movements_pkey PRIMARY KEY (id);
alter table mrr_movements add constraint mrr_movements_after12_check CHECK ((after12 >= 0));
alter table mrr_movements add constraint mrr_movements_before12_check CHECK ((before12 >= 0));
alter table mrr_movements add constraint mrr_movements_kind_check CHECK ((kind = ANY (ARRAY['NEW'::text, 'REACTIVATION'::text, 'EXPANSION'::text, 'CONTRACTION'::text, 'PRICE'::text, 'PAUSE'::text, 'RESUME'::text, 'CHURN'::text])));
alter table mrr_movements add constraint mrr_movements_payers_check CHECK (((payers >= '-1'::integer) AND (payers <= 1)));
CREATE INDEX mrr_movements_day ON mrr_movements USING btree (day, id);
CREATE INDEX mrr_movements_kind ON mrr_movements USING btree (kind, day, id);
CREATE INDEX mrr_movements_reason ON mrr_movements USING btree (reason, day, id) WHERE ((reason)::text <> ''::text);
CREATE INDEX mrr_movements_subscription ON mrr_movements USING btree (subscription_id, id);
CREATE INDEX mrr_movements_user ON mrr_movements USING btree (user_id, id);

create table odds_quotes (
  game_id character varying(40) not null,
  book character varying(80) not null,
  market text not null,
  line numeric(7,2),
  one numeric(10,6) not null,
  two numeric(10,6) not null,
  draw numeric(10,6),
  changed_at timestamp(3) with time zone not null,
  gone_at timestamp(3) with time zone) with (fillfactor=70);
alter table odds_quotes add constraint odds_quotes_pkey PRIMARY KEY (game_id, book, market);

create table open_renewals (
  invoice_id character varying(40) not null,
  day date not null);
alter table open_renewals add constraint open_renewals_pkey PRIMARY KEY (invoice_id);

create table outbox (
  id bigserial,
  key character varying(120) not null,
  recipient character varying(320) not null,
  template character varying(40) not null,
  data jsonb not null,
  created_at timestamp(3) with time zone not null,
  next_attempt_at timestamp(3) with time zone not null,
  attempts smallint default 0 not null,
  sent_at timestamp(3) with time zone,
  failure text,
  dropped_at timestamp(3) with time zone);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table outbox add constraint outbox_key_unique UNIQUE (key);
CREATE INDEX outbox_open ON outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX outbox_recipient ON outbox USING btree (lower((recipient)::text), id);

create table passkeys (
  id text not null,
  user_id character varying(128) not null,
  name character varying(60) not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone);
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (id);
CREATE INDEX passkeys_owner ON passkeys USING btree (user_id, created_at);

create table past_due_days (
  day date not null,
  cents12 bigint not null);
alter table past_due_days add constraint past_due_days_pkey PRIMARY KEY (day);

create table payment_attempts (
  order_id character varying(120) not null,
  invoice_id character varying(40) not null,
  state text not null,
  amount_cents integer not null,
  card_token character varying(60) not null,
  transaction_id character varying(60),
  decline_code character varying(20),
  decline_text character varying(255),
  created_at timestamp(3) with time zone not null,
  settled_at timestamp(3) with time zone,
  voided_at timestamp(3) with time zone,
  card_type character varying(40),
  card_last4 character varying(4));
alter table payment_attempts add constraint payment_attempts_pkey PRIMARY KEY (order_id);
alter table payment_attempts add constraint payment_attempts_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'unknown'::text, 'succeeded'::text, 'declined'::text])));
alter table payment_attempts add constraint payment_attempts_transaction_id_unique UNIQUE (transaction_id);
CREATE INDEX payment_attempts_amount ON payment_attempts USING btree (amount_cents, created_at, order_id);
CREATE INDEX payment_attempts_declined ON payment_attempts USING btree (created_at) INCLUDE (invoice_id, decline_code) WHERE (state = 'declined'::text);
CREATE INDEX payment_attempts_declined_of ON payment_attempts USING btree (invoice_id) INCLUDE (decline_code) WHERE (state = 'declined'::text);
CREATE INDEX payment_attempts_invoice ON payment_attempts USING btree (invoice_id);
CREATE INDEX payment_attempts_last4 ON payment_attempts USING btree (card_last4, created_at, order_id);
CREATE INDEX payment_attempts_newest ON payment_attempts USING btree (created_at, order_id);
CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts USING btree (invoice_id) WHERE (state = ANY (ARRAY['prepared'::text, 'unknown'::text]));
CREATE UNIQUE INDEX payment_attempts_one_success ON payment_attempts USING btree (invoice_id) WHERE (state = 'succeeded'::text);
CREATE INDEX payment_attempts_open ON payment_attempts USING btree (created_at) WHERE (state = ANY (ARRAY['prepared'::text, 'unknown'::text]));
CREATE INDEX payment_attempts_paid ON payment_attempts USING btree (settled_at) INCLUDE (amount_cents) WHERE ((state = 'succeeded'::text) AND (voided_at IS NULL));
CREATE INDEX payment_attempts_unpaid ON payment_attempts USING btree (state, created_at, order_id) WHERE (state <> 'succeeded'::text);
CREATE INDEX payment_attempts_voided ON payment_attempts USING btree (voided_at) WHERE (voided_at IS NOT NULL);

create table payment_methods (
  token character varying(60) not null,
  user_id character varying(128) not null,
  card_type character varying(40) not null,
  last4 character varying(4) not null,
  expiration_month character varying(2) not null,
  expiration_year character varying(4) not null,
  created_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone);
alter table payment_methods add constraint payment_methods_pkey PRIMARY KEY (token);
CREATE INDEX payment_methods_expiring ON payment_methods USING btree (((((expiration_year)::text || '-'::text) || (expiration_month)::text)), user_id) WHERE (removed_at IS NULL);
CREATE INDEX payment_methods_last4 ON payment_methods USING btree (last4);
CREATE UNIQUE INDEX payment_methods_one_live ON payment_methods USING btree (user_id) WHERE (removed_at IS NULL);

create table pick_alerts (
  batch_id bigint not null,
  user_id character varying(128) not null,
  channel alert_channel not null,
  target character varying(100) not null,
  state text default 'WAITING'::text not null,
  due_at timestamp(3) with time zone not null,
  leased_until timestamp(3) with time zone,
  tries smallint default 0 not null,
  told jsonb,
  reason character varying(300),
  sent_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null);
alter table pick_alerts add constraint pick_alerts_pkey PRIMARY KEY (batch_id, user_id, channel, target);
alter table pick_alerts add constraint pick_alerts_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'SENT'::text, 'WITHHELD'::text, 'DROPPED'::text, 'FAILED'::text])));
CREATE INDEX pick_alerts_next ON pick_alerts USING btree (channel, due_at, batch_id, user_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'SENDING'::text]));
CREATE INDEX pick_alerts_old ON pick_alerts USING btree (created_at);
CREATE INDEX pick_alerts_user ON pick_alerts USING btree (user_id, channel, target);

create table pick_changes (
  id bigserial,
  pick_id character varying(40) not null,
  kind character varying(10) not null,
  from_day date,
  to_day date);
alter table pick_changes add constraint pick_changes_pkey PRIMARY KEY (id);

create table pick_games (
  pick_id character varying(40) not null,
  game_id character varying(40),
  reversed boolean not null,
  linked_at timestamp(3) with time zone not null);
alter table pick_games add constraint pick_games_pkey PRIMARY KEY (pick_id);
CREATE INDEX pick_games_game ON pick_games USING btree (game_id);

create table pick_grades (
  pick_id character varying(40) not null,
  n integer not null,
  at timestamp(3) with time zone not null,
  result text not null,
  void_reason character varying(40),
  score character varying(80),
  source character varying(300),
  author character varying(80),
  reason character varying(500));
alter table pick_grades add constraint pick_grades_pkey PRIMARY KEY (pick_id, n);
alter table pick_grades add constraint pick_grades_result_check CHECK ((result = ANY (ARRAY['PENDING'::text, 'WIN'::text, 'LOSS'::text, 'PUSH'::text, 'VOID'::text])));

create table pick_prices (
  pick_id character varying(40) not null,
  moment text not null,
  at timestamp(3) with time zone not null,
  book character varying(80),
  line numeric(7,2),
  odds numeric(10,6) not null,
  odds_other numeric(10,6));
alter table pick_prices add constraint pick_prices_pkey PRIMARY KEY (pick_id, moment);
alter table pick_prices add constraint pick_prices_moment_check CHECK ((moment = ANY (ARRAY['POSTED'::text, 'OPENED_FREE'::text, 'OPENED_PLUS'::text, 'OPENED_PREMIUM'::text, 'OPENED_VIP'::text, 'CLOSE'::text])));

create table pick_releases (
  pick_id character varying(40) not null,
  tier tier not null,
  kind text not null,
  version integer not null,
  opened_at timestamp(3) with time zone not null);
alter table pick_releases add constraint pick_releases_pkey PRIMARY KEY (pick_id, tier, kind, version);
alter table pick_releases add constraint pick_releases_kind_check CHECK ((kind = ANY (ARRAY['RELEASE'::text, 'EDIT'::text, 'WITHDRAWAL'::text])));
CREATE INDEX pick_releases_by_time ON pick_releases USING btree (opened_at);
CREATE UNIQUE INDEX pick_releases_once ON pick_releases USING btree (pick_id, tier, kind) WHERE (kind <> 'EDIT'::text);

create table pick_revisions (
  pick_id character varying(40) not null,
  version integer not null,
  team_one character varying(80) not null,
  team_two character varying(80) not null,
  pick character varying(200) not null,
  pick_details text not null,
  market text,
  line numeric(7,2),
  odds numeric(10,6),
  units numeric(6,2),
  date date not null,
  "time" character varying(5) not null,
  replaced_at timestamp(3) with time zone not null,
  book character varying(80),
  probability numeric(5,4));
alter table pick_revisions add constraint pick_revisions_pkey PRIMARY KEY (pick_id, version);
alter table pick_revisions add constraint pick_revisions_market_check CHECK ((market = ANY (ARRAY['MONEYLINE'::text, 'SPREAD'::text, 'TOTAL'::text, 'PROP'::text])));

create table picks (
  id character varying(40) not null,
  league league not null,
  tier tier not null,
  status text not null,
  team_one character varying(80) not null,
  team_two character varying(80) not null,
  pick character varying(200) not null,
  pick_details text not null,
  market text,
  line numeric(7,2),
  odds numeric(10,6),
  units numeric(6,2),
  date date not null,
  "time" character varying(5) not null,
  starts_at timestamp(3) with time zone not null,
  analyst character varying(80),
  release_at timestamp(3) with time zone,
  published_at timestamp(3) with time zone,
  readable_at timestamp(3) with time zone,
  result text default 'PENDING'::text not null,
  graded_at timestamp(3) with time zone,
  withdrawn_at timestamp(3) with time zone,
  version integer default 1 not null,
  request_id character varying(64),
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  late boolean default false not null,
  imported boolean default false not null,
  reveal_on date,
  withdrawn_reason character varying(500),
  withdrawn_by character varying(80),
  book character varying(80),
  probability numeric(5,4));
alter table picks add constraint picks_pkey PRIMARY KEY (id);
alter table picks add constraint picks_market_check CHECK ((market = ANY (ARRAY['MONEYLINE'::text, 'SPREAD'::text, 'TOTAL'::text, 'PROP'::text])));
alter table picks add constraint picks_request_id_unique UNIQUE (request_id);
alter table picks add constraint picks_result_check CHECK ((result = ANY (ARRAY['PENDING'::text, 'WIN'::text, 'LOSS'::text, 'PUSH'::text, 'VOID'::text])));
alter table picks add constraint picks_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'WITHDRAWN'::text])));
CREATE INDEX picks_day ON picks USING btree (date, tier, starts_at);
CREATE INDEX picks_imported ON picks USING btree (id) WHERE imported;
CREATE INDEX picks_in_order ON picks USING btree (date, starts_at, id);

create table picks_by_other_rules (
  pick_id character varying(40) not null,
  at timestamp(3) with time zone not null,
  text text not null);
alter table picks_by_other_rules add constraint picks_by_other_rules_pkey PRIMARY KEY (pick_id);

create table picks_version (
  id integer not null,
  stamp uuid default gen_random_uuid() not null,
  writer xid8);
alter table picks_version add constraint picks_version_pkey PRIMARY KEY (id);

create table plan_price_moves (
  id character varying(40) not null,
  tier paid_tier not null,
  cents integer not null,
  reason character varying(200) not null,
  proposed_by character varying(128) not null,
  proposed_at timestamp(3) with time zone not null,
  approved_by character varying(128),
  approved_at timestamp(3) with time zone,
  ended_by character varying(128),
  ended_at timestamp(3) with time zone);
alter table plan_price_moves add constraint plan_price_moves_pkey PRIMARY KEY (id);
alter table plan_price_moves add constraint plan_price_moves_cents_check CHECK ((cents > 0));
CREATE UNIQUE INDEX plan_price_moves_one ON plan_price_moves USING btree (tier) WHERE (ended_at IS NULL);

create table plan_price_notices (
  subscription_id character varying(40) not null,
  move_id character varying(40) not null,
  applies_at timestamp(3) with time zone not null,
  mail_key character varying(120) not null,
  mailed_at timestamp(3) with time zone);
alter table plan_price_notices add constraint plan_price_notices_pkey PRIMARY KEY (subscription_id, applies_at);
CREATE INDEX plan_price_notices_of_move ON plan_price_notices USING btree (move_id, applies_at);
CREATE INDEX plan_price_notices_unsent ON plan_price_notices USING btree (applies_at, subscription_id) WHERE (mailed_at IS NULL);

create table plan_prices (
  id integer not null,
  tier paid_tier not null,
  months smallint not null,
  cents integer not null,
  starts_at timestamp(3) with time zone not null,
  by character varying(128) not null,
  reason character varying(200) not null,
  created_at timestamp(3) with time zone default now() not null);
alter table plan_prices add constraint plan_prices_pkey PRIMARY KEY (id);
alter table plan_prices add constraint plan_prices_amount_check CHECK (((months > 0) AND (cents > 0)));

create table play_limits (
  person_key character varying(64) not null,
  age_confirmed_at timestamp(3) with time zone,
  monthly_limit_cents integer,
  next_limit_cents integer,
  next_limit_at timestamp(3) with time zone,
  cool_off_until timestamp(3) with time zone,
  excluded_until timestamp(3) with time zone);
alter table play_limits add constraint play_limits_pkey PRIMARY KEY (person_key);

create table problem_acknowledgements (
  kind character varying(20) not null,
  subject character varying(200) not null,
  fact character(64) not null,
  note character varying(200) not null,
  actor character varying(128) not null,
  at timestamp(3) with time zone not null,
  until timestamp(3) with time zone not null);
alter table problem_acknowledgements add constraint problem_acknowledgements_pkey PRIMARY KEY (kind, subject);

create table purchases (
  id character varying(40) not null,
  idempotency_key character varying(255) not null,
  request_hash character varying(64) not null,
  state text not null,
  user_id character varying(128) not null,
  email character varying(320) not null,
  makes_account boolean not null,
  temporary_password boolean not null,
  subscription_id character varying(40) not null,
  invoice_id character varying(40),
  order_id character varying(120),
  coupon_id character varying(40),
  details jsonb not null,
  failure_code character varying(40),
  failure_text character varying(255),
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  email_key character varying(64),
  card_key character varying(64),
  coupon_keys text[]);
alter table purchases add constraint purchases_pkey PRIMARY KEY (id);
alter table purchases add constraint purchases_idempotency_key_unique UNIQUE (idempotency_key);
alter table purchases add constraint purchases_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'undoing'::text, 'completed'::text, 'failed'::text])));
CREATE INDEX purchases_card ON purchases USING btree (card_key) WHERE (state = 'completed'::text);
CREATE INDEX purchases_mailbox ON purchases USING btree (email_key) WHERE (state = 'completed'::text);
CREATE INDEX purchases_open ON purchases USING btree (created_at) WHERE (state = ANY (ARRAY['prepared'::text, 'undoing'::text]));
CREATE UNIQUE INDEX purchases_order ON purchases USING btree (order_id);
CREATE INDEX purchases_temporary ON purchases USING btree (finished_at) WHERE temporary_password;

create table push_subscriptions (
  id character varying(40) not null,
  user_id character varying(128) not null,
  signed_in_at timestamp(3) with time zone not null,
  endpoint character varying(1000) not null,
  p256dh character varying(90) not null,
  auth character varying(30) not null,
  created_at timestamp(3) with time zone not null);
alter table push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (id);
alter table push_subscriptions add constraint push_subscriptions_endpoint_unique UNIQUE (endpoint);
CREATE UNIQUE INDEX push_subscriptions_session ON push_subscriptions USING btree (user_id, signed_in_at);

create table rate_limits (
  key character varying(200) not null,
  window_starts_at timestamp(3) with time zone not null,
  count integer not null);
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);

create table record_checkpoints (
  size integer not null,
  at timestamp(3) with time zone not null,
  root bytea not null,
  note text not null);
alter table record_checkpoints add constraint record_checkpoints_pkey PRIMARY KEY (size);

create table record_checks (
  id serial,
  at timestamp(3) with time zone not null,
  days integer not null,
  differing integer not null,
  first_day date);
alter table record_checks add constraint record_checks_pkey PRIMARY KEY (id);

create table record_cosignatures (
  size integer not null,
  name text not null,
  at timestamp(3) with time zone not null,
  line text not null);
alter table record_cosignatures add constraint record_cosignatures_pkey PRIMARY KEY (size, name);

create table record_counted (
  pick_id character varying(40) not null,
  as_tier text not null,
  sign integer not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  kind text not null,
  stake integer,
  odds bigint,
  as_posted boolean not null,
  close_kind text,
  close_value bigint,
  probability integer);
alter table record_counted add constraint record_counted_pkey PRIMARY KEY (pick_id, as_tier, sign);
CREATE INDEX record_counted_day ON record_counted USING btree (as_tier, day, pick_id);
CREATE INDEX record_counted_dimensions ON record_counted USING btree (as_tier, league, market, tier, analyst, day);

create table record_days (
  day date not null,
  index integer);
alter table record_days add constraint record_days_pkey PRIMARY KEY (day);

create table record_head (
  id integer not null,
  size integer default 0 not null,
  at timestamp(3) with time zone,
  clock character varying(8) default 'SERVER'::character varying not null,
  most_units numeric(6,2) default 5 not null,
  void_reasons text[] default '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[] not null,
  stopped text);
alter table record_head add constraint record_head_pkey PRIMARY KEY (id);

create table record_leaves (
  index integer not null,
  at timestamp(3) with time zone not null,
  body text not null,
  kind text not null,
  pick_id text,
  reveal_by text);
alter table record_leaves add constraint record_leaves_pkey PRIMARY KEY (index);
CREATE INDEX record_leaves_announced ON record_leaves USING btree (kind, index) WHERE (kind = ANY (ARRAY['key'::text, 'policy'::text]));
CREATE INDEX record_leaves_due ON record_leaves USING btree (reveal_by);
CREATE INDEX record_leaves_pick ON record_leaves USING btree (pick_id, index);

create table record_openings (
  index integer not null,
  salt bytea not null,
  bet text not null,
  why_salt bytea not null,
  why text not null);
alter table record_openings add constraint record_openings_pkey PRIMARY KEY (index);

create table record_overdue (
  pick_id character varying(40) not null,
  at timestamp(3) with time zone not null,
  most_units numeric(6,2) not null);
alter table record_overdue add constraint record_overdue_pkey PRIMARY KEY (pick_id);

create table record_price_openings (
  index integer not null,
  salt bytea not null,
  price text not null);
alter table record_price_openings add constraint record_price_openings_pkey PRIMARY KEY (index);

create table record_sums (
  grain text not null,
  as_tier text not null,
  day date not null,
  league text not null,
  market text not null,
  tier text not null,
  analyst text not null,
  band text not null,
  n integer default 0 not null,
  w integer default 0 not null,
  l integer default 0 not null,
  push integer default 0 not null,
  void integer default 0 not null,
  late integer default 0 not null,
  withdrawn integer default 0 not null,
  overdue integer default 0 not null,
  as_posted integer default 0 not null,
  priced integer default 0 not null,
  s bigint default 0 not null,
  s2 bigint default 0 not null,
  p bigint default 0 not null,
  p2 numeric default 0 not null,
  ps numeric default 0 not null,
  variance numeric default 0 not null,
  inverse_odds bigint default 0 not null,
  flat_s integer default 0 not null,
  flat_p bigint default 0 not null,
  flat_p2 numeric default 0 not null,
  flat_variance bigint default 0 not null,
  clv_n integer default 0 not null,
  clv bigint default 0 not null,
  clv2 numeric default 0 not null,
  margin_n integer default 0 not null,
  margin bigint default 0 not null,
  margin2 numeric default 0 not null,
  moved_n integer default 0 not null,
  moved_points bigint default 0 not null,
  moved_ahead integer default 0 not null);
alter table record_sums add constraint record_sums_pkey PRIMARY KEY (grain, as_tier, day, league, market, tier, analyst, band);
CREATE INDEX record_sums_dimensions ON record_sums USING btree (grain, as_tier, league, market, tier, analyst, day);

create table record_tiles (
  level integer not null,
  n integer not null,
  hashes bytea not null);
alter table record_tiles add constraint record_tiles_pkey PRIMARY KEY (level, n);

create table record_timestamps (
  size integer not null,
  at timestamp(3) with time zone not null,
  authority text not null,
  token bytea not null);
alter table record_timestamps add constraint record_timestamps_pkey PRIMARY KEY (size);

create table revenue_checks (
  id bigint generated always as identity not null,
  at timestamp(3) with time zone not null,
  failed text[] not null,
  details jsonb not null);
alter table revenue_checks add constraint revenue_checks_pkey PRIMARY KEY (id);

create table service_months (
  user_id character varying(128) not null,
  month date not null,
  sign_ins integer not null,
  last_device character varying(60),
  last_seen_at timestamp(3) with time zone,
  alerts integer not null,
  picks_open integer not null,
  counted_until timestamp(3) with time zone not null);
alter table service_months add constraint service_months_pkey PRIMARY KEY (user_id, month);
CREATE INDEX service_months_old ON service_months USING btree (month);

create table sessions (
  user_id character varying(128) not null,
  signed_in_at timestamp(3) with time zone not null,
  device character varying(64) not null,
  device_name character varying(60) not null,
  last_seen_at timestamp(3) with time zone not null,
  announce boolean not null,
  second_factor_at timestamp(3) with time zone,
  challenge character varying(100),
  challenged_at timestamp(3) with time zone,
  discord_state character varying(64),
  discord_state_at timestamp(3) with time zone,
  second_factor_device character varying(64));
alter table sessions add constraint sessions_pkey PRIMARY KEY (user_id, signed_in_at);
CREATE INDEX sessions_to_announce ON sessions USING btree (signed_in_at) WHERE announce;

create table staff_acts (
  actor character varying(128) not null,
  request_id character varying(64) not null,
  hash character varying(64) not null,
  at timestamp(3) with time zone not null);
alter table staff_acts add constraint staff_acts_pkey PRIMARY KEY (actor, request_id);

create table staff_invitations (
  id character varying(40) not null,
  email character varying(320) not null,
  role text not null,
  reason character varying(200) not null,
  invited_by character varying(128) not null,
  invited_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone);
alter table staff_invitations add constraint staff_invitations_pkey PRIMARY KEY (id);
alter table staff_invitations add constraint staff_invitations_role_check CHECK ((role = ANY (ARRAY['FINANCE'::text, 'SUPPORT'::text, 'ANALYST'::text])));
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations USING btree (lower((email)::text)) WHERE (ended_at IS NULL);

create table subscription_events (
  id bigserial,
  subscription_id character varying(40) not null,
  at timestamp(3) with time zone not null,
  type character varying(40) not null,
  details jsonb not null);
alter table subscription_events add constraint subscription_events_pkey PRIMARY KEY (id);
CREATE INDEX subscription_events_days_given ON subscription_events USING btree (subscription_id, at) WHERE ((type)::text = 'days-given'::text);
CREATE INDEX subscription_events_timeline ON subscription_events USING btree (subscription_id, id);

create table subscriptions (
  id character varying(40) not null,
  user_id character varying(128) not null,
  state text not null,
  tier tier not null,
  current_period_starts_at timestamp(3) with time zone not null,
  current_period_ends_at timestamp(3) with time zone not null,
  anchor_day smallint not null,
  trial_ends_at timestamp(3) with time zone,
  cancel_at_period_end boolean default false not null,
  pending_tier tier,
  grace_ends_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  source text default 'purchase'::text not null,
  grant_reason character varying(200),
  period_no integer default 1 not null,
  coupon_id character varying(40),
  coupon_periods_left smallint,
  due_at timestamp(3) with time zone,
  failed_attempts smallint default 0 not null,
  ended_at timestamp(3) with time zone,
  end_reason character varying(40),
  agreed_cents integer,
  pending_cents integer,
  cancel_reason text,
  never_paid boolean default false not null,
  paused_until timestamp(3) with time zone);
alter table subscriptions add constraint subscriptions_pkey PRIMARY KEY (id);
alter table subscriptions add constraint subscriptions_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['PRICE'::text, 'RESULTS'::text, 'SEASON'::text, 'TOO_MANY'::text, 'PRODUCT'::text, 'OTHER'::text])));
alter table subscriptions add constraint subscriptions_source_check CHECK ((source = ANY (ARRAY['purchase'::text, 'grant'::text])));
alter table subscriptions add constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['incomplete'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'paused'::text, 'ended'::text])));
CREATE INDEX subscriptions_due ON subscriptions USING btree (due_at) WHERE (state <> 'ended'::text);
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions USING btree (user_id) WHERE (state <> 'ended'::text);
CREATE INDEX subscriptions_said ON subscriptions USING btree (cancel_reason) WHERE (cancel_reason IS NOT NULL);
CREATE INDEX subscriptions_user ON subscriptions USING btree (user_id, created_at);
CREATE INDEX subscriptions_watched_by_end ON subscriptions USING btree (current_period_ends_at, id) INCLUDE (state, source, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end, pending_tier, pending_cents, never_paid) WHERE ((state <> 'ended'::text) AND ((state = ANY (ARRAY['trialing'::text, 'past_due'::text])) OR (source = 'grant'::text) OR cancel_at_period_end OR (pending_tier IS NOT NULL)));

create table sweeps (
  name character varying(40) not null,
  completed_to timestamp(3) with time zone not null);
alter table sweeps add constraint sweeps_pkey PRIMARY KEY (name);

create table team_aliases (
  league league not null,
  key character varying(80) not null,
  team_id character varying(120) not null);
alter table team_aliases add constraint team_aliases_pkey PRIMARY KEY (league, key);

create table teams (
  id character varying(120) not null,
  league league not null,
  name character varying(80) not null,
  key character varying(80) not null);
alter table teams add constraint teams_pkey PRIMARY KEY (id);
alter table teams add constraint teams_league_key_key UNIQUE (league, key);

create table trial_grants (
  subscription_id character varying(40) not null,
  user_key character varying(64) not null,
  email_key character varying(64) not null,
  card_key character varying(64),
  device_key character varying(64),
  created_at timestamp(3) with time zone not null);
alter table trial_grants add constraint trial_grants_pkey PRIMARY KEY (subscription_id);
alter table trial_grants add constraint trial_grants_card_key_unique UNIQUE (card_key);
alter table trial_grants add constraint trial_grants_device_key_unique UNIQUE (device_key);
alter table trial_grants add constraint trial_grants_email_key_unique UNIQUE (email_key);
alter table trial_grants add constraint trial_grants_user_key_unique UNIQUE (user_key);
CREATE INDEX trial_grants_created ON trial_grants USING btree (created_at);

create table users (
  id character varying(128) not null,
  email character varying(320) not null,
  is_admin boolean default false not null,
  trial_ends_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  billing jsonb,
  sessions_valid_since timestamp(3) with time zone,
  odds_format character varying(10),
  time_zone character varying(64),
  weekly_receipts_since timestamp(3) with time zone,
  weekly_receipts_week date,
  person_key character varying(64),
  email_proved_at timestamp(3) with time zone,
  role character varying(10),
  disabled_at timestamp(3) with time zone,
  books jsonb,
  confirmation_asked_at timestamp(3) with time zone);
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table users add constraint users_role CHECK (((role IS NULL) OR ((role)::text = ANY ((ARRAY['FINANCE'::character varying, 'SUPPORT'::character varying, 'ANALYST'::character varying])::text[])) OR (((role)::text = 'OWNER'::text) AND is_admin)));
CREATE INDEX users_email_prefix ON users USING btree (lower((email)::text) text_pattern_ops);
CREATE UNIQUE INDEX users_email_unique ON users USING btree (lower((email)::text));
CREATE INDEX users_full_name ON users USING btree (lower((((billing ->> 'firstName'::text) || ' '::text) || (billing ->> 'lastName'::text))) text_pattern_ops);
CREATE INDEX users_last_name ON users USING btree (lower((billing ->> 'lastName'::text)) text_pattern_ops);
CREATE INDEX users_newest ON users USING btree (created_at, id);
CREATE INDEX users_person ON users USING btree (person_key);
CREATE INDEX users_weekly_receipts ON users USING btree (weekly_receipts_week, id) WHERE (weekly_receipts_since IS NOT NULL);

create table view_as (
  id character varying(40) not null,
  actor_id character varying(128) not null,
  signed_in_at timestamp(3) with time zone not null,
  member_id character varying(128) not null,
  reason character varying(200) not null,
  request_id character varying(64) not null,
  started_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone);
alter table view_as add constraint view_as_pkey PRIMARY KEY (id);
alter table view_as add constraint view_as_once UNIQUE (actor_id, request_id);
CREATE INDEX view_as_member ON view_as USING btree (member_id);
CREATE INDEX view_as_open ON view_as USING btree (expires_at) WHERE (ended_at IS NULL);

create table webhook_attempts (
  id bigserial,
  delivery_id character varying(40) not null,
  at timestamp(3) with time zone not null,
  duration_ms integer not null,
  status smallint,
  failure character varying(200),
  answer text);
alter table webhook_attempts add constraint webhook_attempts_pkey PRIMARY KEY (id);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts USING btree (delivery_id, id);

create table webhook_deliveries (
  id character varying(40) not null,
  event_id character varying(40) not null,
  endpoint_id character varying(40) not null,
  state text not null,
  tries smallint default 0 not null,
  next_try_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null);
alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (id);
alter table webhook_deliveries add constraint webhook_deliveries_once UNIQUE (event_id, endpoint_id);
alter table webhook_deliveries add constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'FAILED'::text, 'WITHHELD'::text])));
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (endpoint_id, next_try_at) WHERE (state = 'PENDING'::text);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries USING btree (endpoint_id, created_at, id);

create table webhook_endpoints (
  id character varying(40) not null,
  api_key_id character varying(40) not null,
  url character varying(1000) not null,
  events text[] not null,
  secret_version integer default 1 not null,
  previous_secret_until timestamp(3) with time zone,
  failures smallint default 0 not null,
  paused_until timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  disabled_reason text,
  leased_until timestamp(3) with time zone,
  tried_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null);
alter table webhook_endpoints add constraint webhook_endpoints_pkey PRIMARY KEY (id);
alter table webhook_endpoints add constraint webhook_endpoints_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['FAILING'::text, 'GONE'::text])));
CREATE INDEX webhook_endpoints_key ON webhook_endpoints USING btree (api_key_id, created_at);

create table webhook_events (
  id character varying(40) not null,
  type character varying(40) not null,
  subject character varying(60) not null,
  occurrence integer default 1 not null,
  occurs_at timestamp(3) with time zone not null,
  dispatched_at timestamp(3) with time zone);
alter table webhook_events add constraint webhook_events_pkey PRIMARY KEY (id);
alter table webhook_events add constraint webhook_events_once UNIQUE (type, subject, occurrence);
CREATE INDEX webhook_events_told ON webhook_events USING btree (dispatched_at);
CREATE INDEX webhook_events_waiting ON webhook_events USING btree (occurs_at) WHERE (dispatched_at IS NULL);

create table webhook_inbox (
  hash character varying(64) not null,
  kind character varying(60) not null,
  signature text not null,
  payload text not null,
  received_at timestamp(3) with time zone not null,
  processed_at timestamp(3) with time zone,
  failure text,
  attempts smallint default 0 not null,
  next_attempt_at timestamp(3) with time zone not null);
alter table webhook_inbox add constraint webhook_inbox_pkey PRIMARY KEY (hash);
CREATE INDEX webhook_inbox_open ON webhook_inbox USING btree (next_attempt_at) WHERE (processed_at IS NULL);
CREATE INDEX webhook_inbox_received ON webhook_inbox USING btree (received_at);

alter table alert_batch_picks add constraint alert_batch_picks_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES alert_batches(id) ON DELETE CASCADE;
alter table alert_settings add constraint alert_settings_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table analyst_texts add constraint analyst_texts_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table api_keys add constraint api_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE;
alter table arbitrages add constraint arbitrages_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table discord_links add constraint discord_links_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table feed_addresses add constraint feed_addresses_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table game_ids add constraint game_ids_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table game_questions add constraint game_questions_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table game_questions add constraint game_questions_other_game_id_fkey FOREIGN KEY (other_game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table game_starts add constraint game_starts_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table games add constraint games_away_fkey FOREIGN KEY (away) REFERENCES teams(id);
alter table games add constraint games_home_fkey FOREIGN KEY (home) REFERENCES teams(id);
alter table invoices add constraint invoices_subscription_id_foreign FOREIGN KEY (subscription_id) REFERENCES subscriptions(id);
alter table invoices add constraint invoices_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE;
alter table odds_quotes add constraint odds_quotes_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE CASCADE;
alter table passkeys add constraint passkeys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table payment_attempts add constraint payment_attempts_invoice_id_foreign FOREIGN KEY (invoice_id) REFERENCES invoices(id);
alter table payment_methods add constraint payment_methods_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE;
alter table pick_alerts add constraint pick_alerts_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES alert_batches(id) ON DELETE CASCADE;
alter table pick_games add constraint pick_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id);
alter table pick_games add constraint pick_games_pick_id_fkey FOREIGN KEY (pick_id) REFERENCES picks(id) ON DELETE CASCADE;
alter table pick_grades add constraint pick_grades_pick_id_foreign FOREIGN KEY (pick_id) REFERENCES picks(id);
alter table picks_by_other_rules add constraint picks_by_other_rules_pick_id_fkey FOREIGN KEY (pick_id) REFERENCES picks(id) ON DELETE CASCADE;
alter table plan_price_notices add constraint plan_price_notices_move_id_fkey FOREIGN KEY (move_id) REFERENCES plan_price_moves(id);
alter table plan_price_notices add constraint plan_price_notices_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id);
alter table push_subscriptions add constraint push_subscriptions_user_id_signed_in_at_foreign FOREIGN KEY (user_id, signed_in_at) REFERENCES sessions(user_id, signed_in_at) ON UPDATE CASCADE ON DELETE CASCADE;
alter table service_months add constraint service_months_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table sessions add constraint sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table subscription_events add constraint subscription_events_subscription_id_foreign FOREIGN KEY (subscription_id) REFERENCES subscriptions(id);
alter table subscriptions add constraint subscriptions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE;
alter table team_aliases add constraint team_aliases_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
alter table view_as add constraint view_as_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table view_as add constraint view_as_member_id_foreign FOREIGN KEY (member_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table webhook_attempts add constraint webhook_attempts_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE;
alter table webhook_deliveries add constraint webhook_deliveries_endpoint_id_foreign FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE;
alter table webhook_deliveries add constraint webhook_deliveries_event_id_foreign FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE CASCADE;
alter table webhook_endpoints add constraint webhook_endpoints_api_key_id_foreign FOREIGN KEY (api_key_id) REFERENCES api_keys(id);

CREATE OR REPLACE FUNCTION api_keys_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_tell_reader(OLD.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
end $function$;

CREATE OR REPLACE FUNCTION bank_declines()
 RETURNS SETOF payment_attempts
 LANGUAGE sql
 STABLE
AS $function$
  select a.* from payment_attempts a
   where a.state = 'declined' and coalesce(a.decline_code, 'not-charged') <> 'not-charged'
$function$;

CREATE OR REPLACE FUNCTION cash_by_day(first date, last date)
 RETURNS TABLE(day date, charged bigint, refunded bigint, charged_back bigint, returned bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select d.day, case when d.is_kept then coalesce(k.charged, 0) else c.charged end,
         case when d.is_kept then coalesce(k.refunded, 0) else c.refunded end, c.charged_back, c.returned
    from (select each.day, coalesce(each.day <= kept.until and each.day not in (select v.day from days_with_voids() v), false) as is_kept
            from days_between(first, last) each
            cross join (select kept_until('CHARGES', last) as until offset 0) kept offset 0) d
    left join (select day, sum(cents) filter (where figure = 'CHARGES')::bigint as charged, sum(cents) filter (where figure = 'REFUNDS')::bigint as refunded
                 from figure_days where figure in ('CHARGES', 'REFUNDS') and day between first and last group by 1) k using (day)
    cross join lateral cash_of_day(d.day) c
$function$;

CREATE OR REPLACE FUNCTION cash_of_day(day date)
 RETURNS TABLE(charged bigint, refunded bigint, charged_back bigint, returned bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select
    (select coalesce(sum(amount_cents), 0) from received_charges()
      where settled_at >= new_york_midnight(day) and settled_at < new_york_midnight(day + 1)),
    (select coalesce(sum(total_cents), 0) from sent_refunds()
      where paid_at >= new_york_midnight(day) and paid_at < new_york_midnight(day + 1)),
    (select coalesce(sum(amount_cents), 0) from disputes
      where taken_at >= new_york_midnight(day) and taken_at < new_york_midnight(day + 1)),
    (select coalesce(sum(returned_cents), 0) from disputes
      where returned_cents > 0 and closed_at >= new_york_midnight(day) and closed_at < new_york_midnight(day + 1))
$function$;

CREATE OR REPLACE FUNCTION days_between(first date, last date)
 RETURNS TABLE(day date)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select first + n from generate_series(0, last - first) n
$function$;

CREATE OR REPLACE FUNCTION days_with_voids()
 RETURNS TABLE(day date)
 LANGUAGE sql
 STABLE
AS $function$
  select new_york_day(moved.at)
    from payment_attempts a cross join lateral (
      select a.settled_at as at
      union all
      select c.paid_at from invoices i join invoices c on c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id
       where i.id = a.invoice_id and c.state = 'paid') moved
   where a.voided_at >= figures_counted_at() - interval '1 day'
$function$;

CREATE OR REPLACE FUNCTION declined_renewals(first date, last date)
 RETURNS TABLE(day date, outcome text, cents integer)
 LANGUAGE sql
 STABLE
AS $function$
  select new_york_day(i.created_at), renewal_outcome(i.state), i.total_cents
    from renewals(first, last) i
   where i.id in (select a.invoice_id from bank_declines() a where a.created_at >= new_york_midnight(first))
$function$;

CREATE OR REPLACE FUNCTION ended_trials(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(trial trial_grants, ended_at timestamp with time zone, is_paid boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select g, t.ended_at,
         exists (select from invoices i
           where i.subscription_id = g.subscription_id and i.type = 'charge' and i.state = 'paid' and i.total_cents > 0
             and i.paid_at <= t.ended_at + rules_trial_paid_within())
    from trial_grants g
    -- `offset 0`: else the days are added up again wherever the end is named.
    cross join lateral (select g.created_at + rules_trial_length() + coalesce(
        (select sum((e.details ->> 'days')::int) from trial_days_given() e where e.subscription_id = g.subscription_id), 0)
        * interval '1 day' as ended_at offset 0) t
   where (g.created_at >= since - rules_trial_length() and g.created_at < until - rules_trial_length()
       or g.subscription_id = any(array(select e.subscription_id from trial_days_given() e where e.at >= since - rules_longest_trial())))
     and t.ended_at >= since and t.ended_at < until
$function$;

CREATE OR REPLACE FUNCTION figure_by_day(of_figure text, first date, last date)
 RETURNS TABLE(day date, value text, found integer, cents bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select k.day, k.value, k.found, k.cents from figure_days k where k.figure = of_figure and k.day between first and last
  union all
  select r.day, r.value, r.found, r.cents
    from (select greatest(first, kept_until(of_figure, last) + 1) as day offset 0) since
    cross join lateral figures_from_rows(since.day, last) r
   where r.figure = of_figure
$function$;

CREATE OR REPLACE FUNCTION figures_counted_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select min(counted_at) from figure_days where figure = 'CHARGES'
$function$;

CREATE OR REPLACE FUNCTION figures_from_rows(first date, last date)
 RETURNS TABLE(figure text, day date, value text, found integer, cents bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select 'CHARGES', c.day, '', 0, c.charged
    from (select * from days_between(first, last) d cross join lateral cash_of_day(d.day) offset 0) c
   where c.charged <> 0
  union all
  select 'REFUNDS', c.day, '', 0, c.refunded
    from (select * from days_between(first, last) d cross join lateral cash_of_day(d.day) offset 0) c
   where c.refunded <> 0
  union all
  select 'LOST_MEMBERS', l.last_day, '', count(*)::int, 0
    from (select (date_trunc('month', m.day::timestamp) + interval '1 month - 1 day')::date as last_day from mrr_movements m
           where m.day between first and last and m.payers <> 0 and m.kind not in ('PAUSE', 'RESUME') group by 1, m.user_id having sum(m.payers) = -1) l
   group by 2
  union all
  select 'CANCELLATIONS', m.day, coalesce(s.cancel_reason, ''), count(*)::int, 0
    from mrr_movements m join subscriptions s on s.id = m.subscription_id
   where m.kind = 'CHURN' and m.reason = 'cancelled' and m.day between first and last
   group by 2, 3
  union all
  select 'DECLINED_RENEWALS', r.day, r.outcome, count(*)::int, sum(r.cents) from declined_renewals(first, last) r group by 2, 3
  union all
  select 'TRIALS', new_york_day(t.ended_at), case when t.is_paid then 'paid' else 'lost' end, count(*)::int, 0
    from ended_trials(new_york_midnight(first), new_york_midnight(last + 1)) t
   group by 2, 3
$function$;

CREATE OR REPLACE FUNCTION game_scores_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION invoices_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from subscriptions s where s.id = NEW.subscription_id and s.paused_until > NEW.created_at) then
    raise exception 'a plan is not renewed before its pause ends' using errcode = 'restrict_violation';
  end if;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION kept_until(of_figure text, last date)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select max(day) from figure_days where figure = of_figure and day <= last
$function$;

CREATE OR REPLACE FUNCTION live_change_picks_version()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update picks_version set stamp = gen_random_uuid(), writer = pg_current_xact_id()
   where writer is distinct from pg_current_xact_id();
end $function$;

CREATE OR REPLACE FUNCTION live_collect(channel text, notice text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
begin
  if position(notice in waiting) = 0 then
    perform set_config('chalkline.notices', waiting || notice || E'\n', true);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION live_keep_pick_change(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  change pick_changes;
begin
  if before.id is null and (after.status = 'DRAFT' or after.date < current_date - 2) then
    return;
  end if;
  change.pick_id := coalesce(after.id, before.id);
  if before.status <> 'DRAFT' then change.from_day := before.date; end if;
  if after.status <> 'DRAFT' then change.to_day := after.date; end if;
  if change.from_day is null and change.to_day is null then
    return;
  elsif change.from_day is null then
    change.kind := 'RELEASED';
  elsif change.to_day is null then
    change.kind := 'REMOVED';
  elsif after.status <> before.status then
    change.kind := 'WITHDRAWN';
  elsif after.result <> before.result then
    change.kind := 'GRADED';
  elsif after.version <> before.version then
    change.kind := 'EDITED';
  else
    return;
  end if;
  insert into pick_changes (pick_id, kind, from_day, to_day)
    values (change.pick_id, change.kind, change.from_day, change.to_day) returning id into change.id;
  perform live_collect('live', json_build_object('id', change.id, 'pickId', change.pick_id, 'kind', change.kind,
    'fromDay', change.from_day, 'toDay', change.to_day)::text);
end $function$;

CREATE OR REPLACE FUNCTION live_send_notices()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
  message text := '';
  notice text;
begin
  if waiting = '' then
    return;
  end if;
  perform set_config('chalkline.notices', '', true);
  foreach notice in array string_to_array(rtrim(waiting, E'\n'), E'\n') loop
    if octet_length(message) + octet_length(notice) > 7500 then
      perform pg_notify('live', '[' || message || ']');
      message := '';
    end if;
    message := concat_ws(',', nullif(message, ''), notice);
  end loop;
  perform pg_notify('live', '[' || message || ']');
end $function$;

CREATE OR REPLACE FUNCTION live_tell_reader(member text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if member is not null then
    perform pg_notify('live', '[' || json_build_object('reader', member) || ']');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION members_at(last date)
 RETURNS TABLE(day date, place bigint, user_id character varying, email character varying, tier text, at timestamp with time zone, payers bigint, cents12 bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select n.day, n.id, n.user_id, u.email, p.tier, n.at, p.payers, p.cents12
    from mrr_movements n join users u on u.id = n.user_id
    cross join lateral (
      select sum(m.payers) as payers, sum(m.cents12) as cents12, (array_agg(m.tier order by m.id desc))[1] as tier
        from mrr_movements m where m.user_id = n.user_id and m.day <= last) p
   where n.kind = 'NEW' and n.day <= last
$function$;

CREATE OR REPLACE FUNCTION members_who_left(first date, last date, payers integer)
 RETURNS TABLE(day date, place bigint, user_id character varying, email character varying, tier text, at timestamp with time zone, cents12 bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select n.day, n.id, n.user_id, u.email, n.tier, n.at, p.cents12
    from mrr_movements n join users u on u.id = n.user_id
    cross join lateral (
      select sum(m.cents12) as cents12, sum(m.payers) = $3 and max(m.id) filter (where m.payers <> 0) = n.id as is_last
        from mrr_movements m where m.user_id = n.user_id and m.day between first and last and m.kind not in ('PAUSE', 'RESUME')) p
   where n.payers = -1 and n.kind = 'CHURN' and n.day between first and last and p.is_last
$function$;

CREATE OR REPLACE FUNCTION missed_openings()
 RETURNS TABLE(pick_id text, index integer, reveal_by text, day date)
 LANGUAGE sql
 STABLE
AS $function$
  select l.pick_id, l.index, l.reveal_by, d.day
    from record_leaves l join record_days d on d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   where l.kind = 'pick' and l.index > coalesce(d.index, -1)
$function$;

CREATE OR REPLACE FUNCTION mrr_add_past_due(moment timestamp with time zone, change integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if change = 0 then return; end if;
  insert into past_due_days as d (day, cents12) values ((moment at time zone 'America/New_York')::date, change)
      on conflict (day) do update set cents12 = d.cents12 + excluded.cents12;
end $function$;

CREATE OR REPLACE FUNCTION mrr_add_to_sums(added json)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into mrr_days as d (day, kind, reason, tier, movements, cents12, payers)
  select day, kind, reason, tier, count(*), sum(cents12), sum(payers)
    from json_to_recordset(added) as m (day date, kind text, reason text, tier text, cents12 integer, payers integer)
   group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, kind, reason, tier) do update set movements = d.movements + excluded.movements,
         cents12 = d.cents12 + excluded.cents12, payers = d.payers + excluded.payers;
  insert into mrr_cohorts as c (cohort, month, payers)
  select cohort, date_trunc('month', day)::date, sum(payers)
    from json_to_recordset(added) as m (day date, cohort date, payers integer)
   where payers <> 0 group by 1, 2 order by 1, 2
      on conflict (cohort, month) do update set payers = c.payers + excluded.payers;
end $function$;

CREATE OR REPLACE FUNCTION mrr_committed(plan subscriptions)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if plan.cancel_at_period_end then return 0; end if;
  if plan.pending_tier is not null then
    plan.tier := plan.pending_tier;
    plan.agreed_cents := coalesce(plan.pending_cents, plan.agreed_cents);
  end if;
  return mrr_of(plan);
end $function$;

CREATE OR REPLACE FUNCTION mrr_count_change(before subscriptions, after subscriptions)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before_cents integer := 0;
  after_cents integer := 0;
  paused_cents integer := 0;
  moment timestamptz;
begin
  -- Most writes change none of what it depends on.
  if (before.state, before.source, before.never_paid, before.tier, before.agreed_cents, before.coupon_id, before.coupon_periods_left)
     is not distinct from
     (after.state, after.source, after.never_paid, after.tier, after.agreed_cents, after.coupon_id, after.coupon_periods_left) then
    return;
  end if;
  if before.id is not null then before_cents := mrr_of(before); end if;
  if after.id is not null then after_cents := mrr_of(after); end if;
  moment := case
    when after.id is null then greatest(now(), before.updated_at)
    when after.updated_at = before.updated_at then greatest(now(), after.updated_at)
    else after.updated_at end;
  perform mrr_add_past_due(moment, case when after.state = 'past_due' then after_cents else 0 end
    - case when before.state = 'past_due' then before_cents else 0 end);
  if before.state = 'paused' then
    before.state := 'active';
    paused_cents := mrr_of(before);
  end if;
  -- A paused plan that ends, or is deleted, is taken to run again first: what it brought is lost on that day and not when it was paused.
  if paused_cents > 0 and after_cents = 0 and after.state is distinct from 'paused' then
    perform mrr_move(before, before.tier, '', moment, 0, paused_cents, 'RESUME');
    before_cents := paused_cents;
  end if;
  if before_cents = after_cents then return; end if;
  if after.id is null then
    perform mrr_move(before, before.tier, 'deleted', moment, before_cents, 0);
  elsif before.id is null then
    perform mrr_move(after, after.tier, '', moment, 0, after_cents);
  else
    perform mrr_move(after, before.tier, coalesce(after.end_reason, ''), moment, before_cents, after_cents,
      case when after.state = 'paused' then 'PAUSE' when paused_cents > 0 and after_cents > 0 then 'RESUME' end);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION mrr_kind(pauses text, before_cents integer, after_cents integer, tier_before text, tier_after text, is_first boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when pauses is not null then pauses
    when before_cents = 0 then case when is_first then 'NEW' else 'REACTIVATION' end
    when after_cents = 0 then 'CHURN'
    when tier_before = tier_after then 'PRICE'
    when after_cents > before_cents then 'EXPANSION'
    else 'CONTRACTION'
  end $function$;

CREATE OR REPLACE FUNCTION mrr_move(plan subscriptions, tier_before text, ended_by text, moment timestamp with time zone, before_cents integer, after_cents integer, pauses text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  its_day date := (moment at time zone 'America/New_York')::date;
  first_month date;
  its_kind text;
  added json;
begin
  select min(cohort) into first_month from mrr_movements where user_id = plan.user_id;
  its_kind := mrr_kind(pauses, before_cents, after_cents, tier_before, plan.tier, first_month is null);
  insert into mrr_movements (at, day, user_id, subscription_id, kind, reason, tier, before12, after12, payers, cohort)
  values (moment, its_day, plan.user_id, plan.id, its_kind, case its_kind when 'CHURN' then ended_by else '' end, plan.tier,
    before_cents, after_cents, (after_cents > 0)::int - (before_cents > 0)::int,
    coalesce(first_month, date_trunc('month', its_day)::date))
  returning row_to_json(mrr_movements) into added;
  perform mrr_add_to_sums(json_build_array(added));
end $function$;

CREATE OR REPLACE FUNCTION mrr_of(plan subscriptions)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  off integer;
begin
  if plan.source <> 'purchase' or plan.state not in ('active', 'past_due') or plan.never_paid or plan.agreed_cents is null then
    return 0;
  end if;
  if plan.coupon_id is not null and plan.coupon_periods_left is null then
    select case c.discount_type
             when 'FIXED' then least(plan.agreed_cents, c.amount_hundredths)
             else (2 * plan.agreed_cents::bigint * least(c.amount_hundredths, 10000) + 10000) / 20000
           end
      into off from coupons c where c.id = plan.coupon_id and plan.tier = any (c.tiers);
  end if;
  return 12 * (plan.agreed_cents - coalesce(off, 0));
end $function$;

CREATE OR REPLACE FUNCTION new_york_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (moment at time zone 'America/New_York')::date
$function$;

CREATE OR REPLACE FUNCTION new_york_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select day::timestamp at time zone 'America/New_York'
$function$;

CREATE OR REPLACE FUNCTION passkeys_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_tell_reader(coalesce(NEW.user_id, OLD.user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pick_folded(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select ' ' || trim(regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g')) || ' '
$function$;

CREATE OR REPLACE FUNCTION pick_games_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pick_grades_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update picks set result = NEW.result, graded_at = case when NEW.result = 'PENDING' then null else NEW.at end,
         updated_at = greatest(updated_at, NEW.at) where id = NEW.pick_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pick_grades_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform record_seal_grade(NEW);
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pick_grades_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  pick picks;
begin
  select * into pick from picks where id = NEW.pick_id for update;
  NEW.at := record_moment(NEW.at);
  perform picks_refuse_early_result(pick, NEW.at);
  NEW.n := 1 + coalesce((select max(g.n) from pick_grades g where g.pick_id = NEW.pick_id), 0);
  if NEW.result <> 'VOID' then
    NEW.void_reason := null;
  elsif NEW.void_reason is null or NEW.void_reason <> all (record_void_reasons(NEW.pick_id)) then
    raise exception 'a pick is void for a reason of the rules' using errcode = 'CL006';
  end if;
  NEW.reason := nullif(trim(NEW.reason), '');
  if NEW.n > 1 then
    NEW.reason := coalesce(NEW.reason, 'No reason given');
  end if;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION pick_has_line_of(market text, line numeric)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when market = 'MONEYLINE' then line is null when market in ('SPREAD', 'TOTAL') then line is not null else true end
$function$;

CREATE OR REPLACE FUNCTION pick_names(words text, team text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(length(begun) > 0 and right(' ' || name, length(begun) + 1) = ' ' || begun, false)
    from (select regexp_replace(lower(trim(team)), '\s+', ' ', 'g') as name) n,
         lateral (select substring(name from '[^ ]+$') as last) l,
         lateral (select left(lower(words), nullif(strpos(lower(words) || ' ', last || ' '), 0) + length(last) - 1) as begun) b
$function$;

CREATE OR REPLACE FUNCTION pick_prices_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP = 'INSERT' or TG_OP = 'UPDATE'
     and (NEW.at, NEW.book, NEW.line, NEW.odds, NEW.odds_other) is distinct from (OLD.at, OLD.book, OLD.line, OLD.odds, OLD.odds_other) then
    perform record_seal_price(NEW);
  end if;
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pick_prices_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  pick picks;
begin
  if TG_OP = 'UPDATE' and (NEW.pick_id, NEW.moment) is distinct from (OLD.pick_id, OLD.moment) then
    raise exception 'a price stays that of its pick and moment' using errcode = 'CL003';
  end if;
  select * into pick from picks where id = NEW.pick_id and status <> 'DRAFT';
  if pick.id is null then
    raise exception 'a price is of a posted pick' using errcode = 'CL012';
  end if;
  if pick.market = 'MONEYLINE' and NEW.line is not null then
    raise exception 'a price with a line is of another market than the moneyline of the pick' using errcode = 'CL014';
  end if;
  NEW.book := nullif(NEW.book, '');
  if 'NaN' in (NEW.line, NEW.odds, NEW.odds_other) or least(NEW.odds, NEW.odds_other) < 0 then
    raise exception 'no verifier can read this price' using errcode = 'CL013';
  end if;
  NEW.at := record_moment(NEW.at);
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION pick_regrade(market text, selection text, line numeric, one integer, two integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case sign(margin) when 1 then 'WIN' when 0 then 'PUSH' when -1 then 'LOSS' end from (select case
    when market = 'MONEYLINE' then lead
    when line is null or trunc(line * 2) <> line * 2 then null
    when market = 'SPREAD' then lead + line
    when market = 'TOTAL' then case selection when 'OVER' then one + two - line when 'UNDER' then line - one - two end
  end as margin from (select case selection when 'ONE' then one - two when 'TWO' then two - one end as lead) l) m
$function$;

CREATE OR REPLACE FUNCTION pick_selection(market text, words text, one text, two text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when folded ~ rules_game_part() then null
    when (over_ or under_) and (folded = without_one) <> (without_one = without_both) then null
    when (over_ or under_) and without_both !~ rules_game_total() then null
    when market = 'TOTAL' then case when over_ and not under_ then 'OVER' when under_ and not over_ then 'UNDER' end
    when market in ('SPREAD', 'MONEYLINE') then case
      when pick_names(live, one) and not pick_names(live, two) then 'ONE'
      when pick_names(live, two) and not pick_names(live, one) then 'TWO' end
  end
  from (select f as folded, f ~ rules_over() as over_, f ~ rules_under() as under_,
               regexp_replace(words, '^([(\[]live[)\]]|live\M)[: ]*', '', 'i') as live
          from pick_folded(words) f) w,
       lateral (select pick_without(folded, one) as without_one) o,
       lateral (select pick_without(without_one, two) as without_both) b
$function$;

CREATE OR REPLACE FUNCTION pick_without(folded text, team text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select regexp_replace(folded, case when strpos(folded, name) > 0 then name
                                     else ' ' || regexp_replace(trim(name), '([a-z0-9]+) (?=.*[a-z])', '(?:\1 )?', 'g') || ' ' end, ' ')
    from pick_folded(team) name
$function$;

CREATE OR REPLACE FUNCTION picks_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_keep_pick_change(OLD, NEW);
  if TG_OP = 'DELETE' then
    perform record_count(OLD.id);
  elsif NEW.status <> 'DRAFT' then
    perform record_count(NEW.id);
  end if;
  if TG_OP = 'UPDATE' then
    perform picks_keep_grade(OLD, NEW);
  end if;
  perform webhooks_keep_pick_events(OLD, NEW);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION picks_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform record_seal_change(OLD, NEW);
  perform live_change_picks_version();
  perform live_send_notices();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION picks_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP = 'DELETE' then
    perform picks_refuse_late_deletion(OLD);
    return OLD;
  end if;
  if TG_OP = 'UPDATE' then
    perform picks_refuse_late_change(OLD, NEW);
    NEW.version := picks_next_version(OLD, NEW);
    perform picks_keep_revision(OLD, NEW);
  end if;
  return picks_hold_to_rules(OLD, NEW);
end $function$;

CREATE OR REPLACE FUNCTION picks_bet_changed(before picks, after picks)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (before.team_one, before.team_two, before.pick, before.pick_details, before.market,
          before.line, before.odds, before.units, before.book, before.probability)
    is distinct from
         (after.team_one, after.team_two, after.pick, after.pick_details, after.market,
          after.line, after.odds, after.units, after.book, after.probability)
$function$;

CREATE OR REPLACE FUNCTION picks_content_changed(before picks, after picks)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select picks_words_changed(before, after)
      or (before.league, before.tier, before.starts_at, before.analyst, before.release_at)
         is distinct from (after.league, after.tier, after.starts_at, after.analyst, after.release_at)
$function$;

CREATE OR REPLACE FUNCTION picks_hold_to_rules(before picks, after picks)
 RETURNS picks
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := record_moment(after.updated_at);
  was_posted boolean := coalesce(before.status <> 'DRAFT', false);
begin
  after.imported := was_posted and before.imported;
  if after.status = 'DRAFT' then
    after.late := false;
    if after.result <> 'PENDING' then
      raise exception 'a draft has no result' using errcode = 'CL004';
    end if;
    return after;
  end if;
  -- Posted after its start it is late for ever, and never counts.
  after.late := case when was_posted then before.late else moment >= after.starts_at end;
  if not was_posted then
    if exists (select from record_leaves where pick_id = after.id) then
      raise exception 'the log holds another pick of this id' using errcode = 'CL002';
    elsif after.status <> 'PUBLISHED' or after.result <> 'PENDING' then
      raise exception 'a pick is posted before it is withdrawn or graded' using errcode = 'CL004';
    end if;
  end if;
  if not was_posted or after.version <> before.version then
    after := picks_hold_version(before, after, was_posted, moment);
  else
    after.reveal_on := before.reveal_on;
  end if;
  if was_posted and after.result <> before.result then
    perform picks_refuse_early_result(after, moment);
  end if;
  return picks_hold_withdrawal(before, after, moment);
end $function$;

CREATE OR REPLACE FUNCTION picks_hold_version(before picks, after picks, was_posted boolean, moment timestamp with time zone)
 RETURNS picks
 LANGUAGE plpgsql
AS $function$
begin
  after.book := nullif(after.book, '');
  after.analyst := nullif(after.analyst, '');
  if '' in (after.id, after.team_one, after.team_two, after.pick)
     or 'NaN' in (after.line, after.odds, after.units, after.probability)
     or least(after.odds, after.units) < 0 or after.readable_at is null
     or least(after.starts_at, after.readable_at) < '0001-01-02'
     or greatest(after.starts_at, after.readable_at) >= '9999-01-01'
     or record_midnight(after.date) > greatest(after.starts_at, moment) + interval '2 days' then
    raise exception 'no verifier can read these words' using errcode = 'CL013';
  end if;
  if was_posted and (before.status = 'WITHDRAWN' or after.starts_at <= moment) then
    raise exception 'a posted pick is not moved into the past' using errcode = 'CL001';
  end if;
  if after.units > (select most_units from record_head)
     and (not was_posted or after.units is distinct from before.units) then
    raise exception 'more units than the rules allow' using errcode = 'CL007';
  end if;
  after.reveal_on := greatest(after.date, (after.starts_at at time zone 'America/New_York')::date,
    (moment at time zone 'America/New_York')::date);
  if was_posted and after.reveal_on > before.reveal_on
     and record_midnight(after.reveal_on)
         - (select min(l.reveal_by)::timestamptz from record_leaves l where l.pick_id = after.id) > rules_most_moved() then
    raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
  end if;
  return after;
end $function$;

CREATE OR REPLACE FUNCTION picks_hold_withdrawal(before picks, after picks, moment timestamp with time zone)
 RETURNS picks
 LANGUAGE plpgsql
AS $function$
begin
  if after.status = 'PUBLISHED' then
    after.withdrawn_at := null;
    after.withdrawn_reason := null;
    after.withdrawn_by := null;
  elsif before.status = 'WITHDRAWN' then
    after.withdrawn_at := before.withdrawn_at;
    after.withdrawn_reason := before.withdrawn_reason;
    after.withdrawn_by := before.withdrawn_by;
  else
    if moment >= least(before.starts_at, record_first_start(before.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    after.withdrawn_at := moment;
    after.withdrawn_by := nullif(after.withdrawn_by, '');
    after.withdrawn_reason := coalesce(nullif(trim(after.withdrawn_reason), ''), 'No reason given');
  end if;
  return after;
end $function$;

CREATE OR REPLACE FUNCTION picks_keep_grade(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if after.result is distinct from before.result
     and after.result is distinct from
         coalesce((select g.result from pick_grades g where g.pick_id = after.id order by g.n desc limit 1), 'PENDING') then
    insert into pick_grades (pick_id, at, result) values (after.id, after.updated_at, after.result);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION picks_keep_revision(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := greatest(clock_timestamp(), before.updated_at, after.updated_at);
begin
  if before.status = 'DRAFT' or (before.readable_at <= moment) is not true or not picks_words_changed(before, after) then
    return;
  end if;
  insert into pick_revisions (pick_id, version, team_one, team_two, pick, pick_details, market,
                              line, odds, units, book, probability, date, time, replaced_at)
  values (before.id, before.version, before.team_one, before.team_two, before.pick, before.pick_details, before.market,
          before.line, before.odds, before.units, before.book, before.probability, before.date, before.time, after.updated_at);
end $function$;

CREATE OR REPLACE FUNCTION picks_next_version(before picks, after picks)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select before.version + picks_content_changed(before, after)::int
$function$;

CREATE OR REPLACE FUNCTION picks_refuse_early_result(pick picks, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if pick.id is null or pick.status <> 'PUBLISHED' or moment < pick.starts_at then
    raise exception 'no result before the start' using errcode = 'CL004';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION picks_refuse_late_change(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := greatest(clock_timestamp(), before.updated_at, after.updated_at);
begin
  if before.status <> 'DRAFT' and before.readable_at <= moment
       and (after.status = 'DRAFT'
            or (before.id, before.published_at, before.readable_at)
               is distinct from (after.id, after.published_at, after.readable_at))
     or before.status = 'WITHDRAWN' and after.status <> 'WITHDRAWN' then
    raise exception 'a released pick stays in the record' using errcode = 'CL002';
  end if;
  if before.status = 'DRAFT' then
    return;
  end if;
  if before.starts_at <= moment
     and (picks_content_changed(before, after)
          or (before.id, before.published_at, before.readable_at)
             is distinct from (after.id, after.published_at, after.readable_at)) then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
  if after.status = 'DRAFT' or after.id <> before.id then
    raise exception 'a posted pick stays in the record' using errcode = 'CL002';
  end if;
  -- A start that was moved later opens no way: the first one that any version named counts.
  if (picks_bet_changed(before, after)
      or (before.league, before.tier, before.analyst) is distinct from (after.league, after.tier, after.analyst))
     and record_first_start(before.id) <= moment then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION picks_refuse_late_deletion(pick picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if pick.status <> 'DRAFT'
     and least(pick.readable_at, pick.starts_at, record_first_start(pick.id)) <= greatest(clock_timestamp(), pick.updated_at) then
    raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION picks_words_changed(before picks, after picks)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select picks_bet_changed(before, after) or (before.date, before.time) is distinct from (after.date, after.time)
$function$;

CREATE OR REPLACE FUNCTION play_limits_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if OLD.cool_off_until is null and OLD.excluded_until is null then
    return case TG_OP when 'DELETE' then OLD else NEW end;
  end if;
  if TG_OP = 'DELETE'
    or NEW.person_key <> OLD.person_key
    or coalesce(NEW.cool_off_until, '-infinity') < coalesce(OLD.cool_off_until, '-infinity')
    or coalesce(NEW.excluded_until, '-infinity') < coalesce(OLD.excluded_until, '-infinity') then
    raise exception 'a break or self-exclusion cannot be shortened' using errcode = 'restrict_violation';
  end if;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION received_charges()
 RETURNS SETOF payment_attempts
 LANGUAGE sql
 STABLE
AS $function$
  select a.* from payment_attempts a where a.state = 'succeeded' and a.voided_at is null
$function$;

CREATE OR REPLACE FUNCTION record_append(kind text, fields json, said timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  next record;
begin
  next := record_next(said);
  perform record_write(next.index, next.at, kind, fields);
  return next.index;
end $function$;

CREATE OR REPLACE FUNCTION record_cells(counted record_counted[], times integer)
 RETURNS SETOF record_sums
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select cell.grain, c.as_tier, cell.day, cell.league, cell.market, cell.tier, cell.analyst, cell.band,
         sum(c.times * c.is_graded::int)::int as n,
         sum(c.times * (c.kind = 'WIN')::int)::int as w,
         sum(c.times * (c.kind = 'LOSS')::int)::int as l,
         sum(c.times * (c.kind = 'PUSH')::int)::int as push,
         sum(c.times * (c.kind = 'VOID')::int)::int as void,
         sum(c.times * (c.kind = 'LATE')::int)::int as late,
         sum(c.times * (c.kind = 'WITHDRAWN')::int)::int as withdrawn,
         sum(c.times * (c.kind = 'OVERDUE')::int)::int as overdue,
         sum(c.times * (c.as_posted and c.is_graded)::int)::int as as_posted,
         sum(c.times * c.is_decided::int)::int as priced,
         sum(c.times * (case when c.is_money then c.stake::bigint else 0 end))::bigint as s,
         sum(c.times * (case when c.is_money then c.stake::bigint * c.stake else 0 end))::bigint as s2,
         sum(c.times * (case when c.is_money then c.stake::bigint * c.net else 0 end))::bigint as p,
         sum(c.times * (case when c.is_money then (c.stake::bigint * c.net)::numeric * (c.stake::bigint * c.net) else 0 end))::numeric as p2,
         sum(c.times * (case when c.is_money then (c.stake::bigint * c.net)::numeric * c.stake else 0 end))::numeric as ps,
         sum(c.times * (case when c.is_decided then (c.stake::bigint * c.stake)::numeric * (c.odds - 1000000) else 0 end))::numeric as variance,
         sum(c.times * (case when c.is_decided then (2000000000000000000 + c.odds) / (2 * c.odds) else 0 end))::bigint as inverse_odds,
         sum(c.times * c.is_money::int)::int as flat_s,
         sum(c.times * (case when c.is_money then c.net else 0 end))::bigint as flat_p,
         sum(c.times * (case when c.is_money then c.net::numeric * c.net else 0 end))::numeric as flat_p2,
         sum(c.times * (case when c.is_decided then c.odds - 1000000 else 0 end))::bigint as flat_variance,
         sum(c.times * (c.close_kind is not distinct from 'FAIR')::int)::int as clv_n,
         sum(c.times * (case c.close_kind when 'FAIR' then c.close_value else 0 end))::bigint as clv,
         sum(c.times * (case c.close_kind when 'FAIR' then c.close_value::numeric * c.close_value else 0 end))::numeric as clv2,
         sum(c.times * (c.close_kind is not distinct from 'WITH_MARGIN')::int)::int as margin_n,
         sum(c.times * (case c.close_kind when 'WITH_MARGIN' then c.close_value else 0 end))::bigint as margin,
         sum(c.times * (case c.close_kind when 'WITH_MARGIN' then c.close_value::numeric * c.close_value else 0 end))::numeric as margin2,
         sum(c.times * (c.close_kind is not distinct from 'MOVED')::int)::int as moved_n,
         sum(c.times * (case c.close_kind when 'MOVED' then c.close_value else 0 end))::bigint as moved_points,
         sum(c.times * (c.close_kind is not distinct from 'MOVED' and c.close_value > 0)::int)::int as moved_ahead
    from (select counted.*, counted.sign * record_cells.times as times,
                 counted.kind in ('WIN', 'LOSS', 'PUSH') as is_graded,
                 counted.kind in ('WIN', 'LOSS') and counted.stake is not null and counted.odds is not null as is_decided,
                 counted.kind in ('WIN', 'LOSS', 'PUSH') and counted.stake is not null and counted.odds is not null
                   or counted.kind = 'OVERDUE' as is_money,
                 -- What one unit won or lost.
                 case counted.kind when 'WIN' then counted.odds - 1000000 when 'PUSH' then 0 else -1000000 end as net
            from unnest(counted) counted) c
   cross join lateral (values
     ('ALL', date '1970-01-01', c.league, c.market, c.tier, c.analyst, c.band),
     ('DAY', c.day, c.league, c.market, c.tier, c.analyst, c.band),
     ('TOTAL', c.day, '*', '*', '*', '*', '*'),
     ('LEAGUE', c.day, c.league, '*', '*', '*', '*'),
     ('MARKET', c.day, '*', c.market, '*', '*', '*'),
     ('TIER', c.day, '*', '*', c.tier, '*', '*'),
     ('ANALYST', c.day, '*', '*', '*', c.analyst, '*'),
     ('BAND', c.day, '*', '*', '*', '*', c.band)) cell(grain, day, league, market, tier, analyst, band)
   group by c.as_tier, cell.grain, cell.day, cell.league, cell.market, cell.tier, cell.analyst, cell.band
$function$;

CREATE OR REPLACE FUNCTION record_close(market text, selection text, line numeric, odds numeric, starts_at timestamp with time zone, close pick_prices, OUT kind text, OUT value bigint)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
      when close.pick_id is null or odds is null or not is_of_market then null
      when close.at < starts_at - rules_close_within() then 'EARLY'
      when line is distinct from close.line then case when line is not null and close.line is not null and side <> 0 then 'MOVED' end
      when close.odds_other is null then 'WITH_MARGIN' else 'FAIR' end,
    case
      when close.pick_id is null or odds is null or not is_of_market or close.at < starts_at - rules_close_within() then null
      when line is distinct from close.line then
        case when line is not null and close.line is not null and side <> 0 then (side * (close.line - line) * 100)::bigint end
      when close.odds_other is null then (div(200000000 * (odds * 1000000) + close.odds * 1000000, 2 * close.odds * 1000000) - 100000000)::bigint
      else (div(200 * (odds * 1000000) * (close.odds_other * 1000000) + (close.odds + close.odds_other) * 1000000,
                2 * (close.odds + close.odds_other) * 1000000) - 100000000)::bigint end
    from (select case when market = 'SPREAD' or selection = 'UNDER' then -1 when selection = 'OVER' then 1 else 0 end as side,
                 pick_has_line_of(market, close.line) as is_of_market) s
$function$;

CREATE OR REPLACE FUNCTION record_count(counted_id text)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  before record_counted[];
  after record_counted[];
begin
  perform from picks where id = counted_id for no key update;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into before
    from record_counted c where c.pick_id = counted_id;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into after
    from picks p, record_counts_of(p) c where p.id = counted_id;
  if before = after then
    return;
  end if;
  delete from record_counted where pick_id = counted_id;
  insert into record_counted select * from unnest(after);
  insert into record_sums as held
    select grain, as_tier, day, league, market, tier, analyst, band,
           sum(n), sum(w), sum(l), sum(push), sum(void), sum(late), sum(withdrawn), sum(overdue), sum(as_posted),
           sum(priced), sum(s), sum(s2), sum(p), sum(p2), sum(ps), sum(variance), sum(inverse_odds), sum(flat_s),
           sum(flat_p), sum(flat_p2), sum(flat_variance), sum(clv_n), sum(clv), sum(clv2), sum(margin_n), sum(margin),
           sum(margin2), sum(moved_n), sum(moved_points), sum(moved_ahead)
      from (select * from record_cells(before, -1) union all select * from record_cells(after, 1)) changed
     group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (grain, as_tier, day, league, market, tier, analyst, band) do update
       set n = held.n + excluded.n, w = held.w + excluded.w, l = held.l + excluded.l, push = held.push + excluded.push,
           void = held.void + excluded.void, late = held.late + excluded.late,
           withdrawn = held.withdrawn + excluded.withdrawn, overdue = held.overdue + excluded.overdue,
           as_posted = held.as_posted + excluded.as_posted, priced = held.priced + excluded.priced,
           s = held.s + excluded.s, s2 = held.s2 + excluded.s2, p = held.p + excluded.p, p2 = held.p2 + excluded.p2,
           ps = held.ps + excluded.ps, variance = held.variance + excluded.variance,
           inverse_odds = held.inverse_odds + excluded.inverse_odds, flat_s = held.flat_s + excluded.flat_s,
           flat_p = held.flat_p + excluded.flat_p, flat_p2 = held.flat_p2 + excluded.flat_p2,
           flat_variance = held.flat_variance + excluded.flat_variance, clv_n = held.clv_n + excluded.clv_n,
           clv = held.clv + excluded.clv, clv2 = held.clv2 + excluded.clv2,
           margin_n = held.margin_n + excluded.margin_n, margin = held.margin + excluded.margin,
           margin2 = held.margin2 + excluded.margin2, moved_n = held.moved_n + excluded.moved_n,
           moved_points = held.moved_points + excluded.moved_points,
           moved_ahead = held.moved_ahead + excluded.moved_ahead;
end $function$;

CREATE OR REPLACE FUNCTION record_count_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform record_count(coalesce(NEW.pick_id, OLD.pick_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION record_counts_of(pick picks)
 RETURNS SETOF record_counted
 LANGUAGE sql
 STABLE
AS $function$
  with posted as (
    select case when o.pick_id is not null then 'OVERDUE' when pick.status = 'WITHDRAWN' then 'WITHDRAWN'
                when pick.late then 'LATE' else pick.result end as kind,
           case when o.pick_id is not null then o.most_units else pick.units end as units, c as close,
           pick_selection(pick.market, pick.pick, pick.team_one, pick.team_two) as selection
      from (select where pick.status <> 'DRAFT') p
      left join record_overdue o on o.pick_id = pick.id
      left join pick_prices c on c.pick_id = pick.id and c.moment = 'CLOSE'),
  plans as (
    select plan.tier, opened as price, case
        when opened.pick_id is null then null
        when opened.line is not distinct from pick.line then pick.result
        else pick_regrade(pick.market, posted.selection, opened.line, s.one, s.two) end as result
      from posted, rules_tiers() plan
      left join pick_prices opened on opened.pick_id = pick.id and opened.moment = 'OPENED_' || plan.tier
      left join game_scores s on s.pick_id = pick.id
     where posted.kind in ('WIN', 'LOSS', 'PUSH')
       and plan.rank >= (select own.rank from rules_tiers() own where own.tier = pick.tier)
       and pick.release_at is not null
       and (pick.published_at is null or pick.release_at - make_interval(mins => plan.early_access_minutes) > pick.published_at)),
  counted as (
    select '' as as_tier, 1 as sign, kind, pick.line, pick.odds, false as as_posted from posted
    union all select tier, -1, kind, pick.line, pick.odds, false from plans, posted
    union all select tier, 1, coalesce(result, kind), case when result is null then pick.line else (price).line end,
                     case when result is null then pick.odds else (price).odds end, result is null from plans, posted)
  select pick.id, counted.as_tier, counted.sign,
         greatest(pick.date, (pick.starts_at at time zone 'America/New_York')::date), pick.league,
         coalesce(pick.market, ''), pick.tier, coalesce(pick.analyst, ''),
         rules_odds_band(counted.odds),
         counted.kind, (posted.units * 100)::int, (counted.odds * 1000000)::bigint, counted.as_posted,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.kind end,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.value end, (pick.probability * 10000)::int
    from posted, counted, record_close(pick.market, posted.selection, counted.line, counted.odds, pick.starts_at, posted.close) close
   where counted.kind <> 'PENDING'
$function$;

CREATE OR REPLACE FUNCTION record_differences(from_day date, to_day date)
 RETURNS TABLE(day date, cells integer)
 LANGUAGE sql
 STABLE
AS $function$
  with counted as (
    select c.day, c as row from picks p, record_counts_of(p) c
     where p.date between from_day - 30 and to_day
       and greatest(p.date, (p.starts_at at time zone 'America/New_York')::date) between from_day and to_day
       and c.day between from_day and to_day),
  both_sides as (
    select cell.* from (select array_agg(c.row) as counted from counted c group by c.day) days, record_cells(days.counted, 1) cell
     where cell.grain <> 'ALL'
    union all
    select grain, as_tier, day, league, market, tier, analyst, band,
           -n, -w, -l, -push, -void, -late, -withdrawn, -overdue, -as_posted, -priced, -s, -s2, -p, -p2, -ps,
           -variance, -inverse_odds, -flat_s, -flat_p, -flat_p2, -flat_variance, -clv_n, -clv, -clv2, -margin_n,
           -margin, -margin2, -moved_n, -moved_points, -moved_ahead
      from record_sums where grain <> 'ALL' and day between from_day and to_day),
  differing as (
    select day from both_sides group by grain, as_tier, day, league, market, tier, analyst, band
    having sum(n) <> 0 or sum(w) <> 0 or sum(l) <> 0 or sum(push) <> 0 or sum(void) <> 0 or sum(late) <> 0 or
        sum(withdrawn) <> 0 or sum(overdue) <> 0 or sum(as_posted) <> 0 or sum(priced) <> 0 or sum(s) <> 0 or
        sum(s2) <> 0 or sum(p) <> 0 or sum(p2) <> 0 or sum(ps) <> 0 or sum(variance) <> 0 or
        sum(inverse_odds) <> 0 or sum(flat_s) <> 0 or sum(flat_p) <> 0 or sum(flat_p2) <> 0 or
        sum(flat_variance) <> 0 or sum(clv_n) <> 0 or sum(clv) <> 0 or sum(clv2) <> 0 or sum(margin_n) <> 0 or
        sum(margin) <> 0 or sum(margin2) <> 0 or sum(moved_n) <> 0 or sum(moved_points) <> 0 or
        sum(moved_ahead) <> 0)
  select day, count(*)::int from differing group by day order by day
$function$;

CREATE OR REPLACE FUNCTION record_first_start(pick text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select min((o.bet::json ->> 'startsAt')::timestamptz) from record_leaves l join record_openings o using (index)
   where l.pick_id = $1
$function$;

CREATE OR REPLACE FUNCTION record_head_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP in ('INSERT', 'DELETE') or NEW.id <> OLD.id or NEW.size <> OLD.size and not (
       NEW.size = OLD.size + 1 and exists (select from record_leaves where index = OLD.size))
     or (NEW.most_units, NEW.void_reasons) is distinct from (OLD.most_units, OLD.void_reasons) and not exists (
       select from record_leaves where index = OLD.size - 1 and kind = 'policy'
          and (body::json ->> 'mostUnits')::numeric = NEW.most_units
          and array(select json_array_elements_text(body::json -> 'voidReasons')) = NEW.void_reasons)
     or NEW.clock <> OLD.clock and (exists (select from record_checkpoints) or NEW.clock not in ('SERVER', 'MOVABLE')) then
    raise exception 'the head of the record only moves on' using errcode = 'CL003';
  end if;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION record_leaves_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  leaf record_leaves;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  -- The last one, by its index: the row of the head has as many versions as its transaction has leaves.
  select * into leaf from record_leaves order by index desc limit 1;
  if leaf.index is null then
    return null;
  end if;
  update record_head set size = leaf.index + 1, at = leaf.at;
  if leaf.kind = 'policy' then
    update record_head set most_units = (leaf.body::json ->> 'mostUnits')::numeric,
      void_reasons = array(select json_array_elements_text(leaf.body::json -> 'voidReasons'));
  end if;
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION record_leaves_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  leaf json;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  if NEW.index is distinct from (select size from record_head for update) then
    raise exception 'leaves follow one another' using errcode = 'CL003';
  end if;
  if octet_length(NEW.body) > 65535 then
    raise exception 'a leaf has at most 65535 bytes' using errcode = 'CL010';
  end if;
  leaf := NEW.body::json;
  NEW.kind := leaf ->> 'kind';
  NEW.pick_id := leaf ->> 'pick';
  NEW.reveal_by := leaf ->> 'revealBy';
  if NEW.kind not in ('pick', 'import') and NEW.pick_id is not null
     and not exists (select from record_leaves where pick_id = NEW.pick_id) then
    raise exception 'a leaf is about a pick that was sealed before' using errcode = 'CL003';
  end if;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION record_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (day + 1)::timestamp at time zone 'America/New_York'
$function$;

CREATE OR REPLACE FUNCTION record_moment(said timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when clock = 'SERVER' then greatest(at, date_trunc('milliseconds', clock_timestamp()))
    when current_setting('record.clock', true) = 'row' then greatest(at, said)
    else greatest(date_trunc('milliseconds', clock_timestamp()), said) end
  from record_head
$function$;

CREATE OR REPLACE FUNCTION record_most_units(pick text)
 RETURNS numeric
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(coalesce((select (p.body::json ->> 'mostUnits')::numeric from record_leaves p
      where p.kind = 'policy' and p.index < l.index order by p.index desc limit 1), rules_most_units())), rules_most_units())
    from record_leaves l where l.pick_id = $1 and l.kind = 'pick'
$function$;

CREATE OR REPLACE FUNCTION record_next(said timestamp with time zone, OUT index integer, OUT at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  reason text;
begin
  select h.size, h.stopped, case when h.clock = 'SERVER' or current_setting('record.clock', true) = 'row'
           or record_moment(said) > h.at - interval '1 minute'
         then greatest(h.at, record_moment(said)) else record_moment(said) end
    into index, reason, at from record_head h for update;
  if index is null then
    raise exception 'the record has no head' using errcode = 'CL010';
  elsif reason is not null then
    raise exception 'the record is stopped: %', reason using errcode = 'CL010';
  end if;
exception when lock_not_available or query_canceled or insufficient_privilege or undefined_table then
  raise exception 'the record cannot be written: %', sqlerrm using errcode = 'CL010';
end $function$;

CREATE OR REPLACE FUNCTION record_openings_file(opened integer[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg((select row_to_json(f)::text from (select o.index, encode(o.salt, 'base64') as salt, o.bet,
    encode(o.why_salt, 'base64') as "whySalt", o.why) f) || E'\n', '' order by o.index), '')
  from record_openings o where o.index = any(opened)
$function$;

CREATE OR REPLACE FUNCTION record_overdue_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  perform record_count(o.pick_id) from (select pick_id from record_overdue order by pick_id) o
    where not exists (select from record_counted c where c.pick_id = o.pick_id and c.kind = 'OVERDUE');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION record_recount()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table picks, pick_prices, game_scores, record_overdue in share row exclusive mode;
  delete from record_counted;
  delete from record_sums;
  insert into record_counted select c.* from picks p, record_counts_of(p) c;
  insert into record_sums
  select grain, as_tier, day, league, market, tier, analyst, band,
         sum(n), sum(w), sum(l), sum(push), sum(void), sum(late), sum(withdrawn), sum(overdue), sum(as_posted),
         sum(priced), sum(s), sum(s2), sum(p), sum(p2), sum(ps), sum(variance), sum(inverse_odds), sum(flat_s),
         sum(flat_p), sum(flat_p2), sum(flat_variance), sum(clv_n), sum(clv), sum(clv2), sum(margin_n), sum(margin),
         sum(margin2), sum(moved_n), sum(moved_points), sum(moved_ahead)
    from (select array_agg(c) as counted from record_counted c group by c.day) days, record_cells(days.counted, 1) cells
   group by grain, as_tier, day, league, market, tier, analyst, band;
end $function$;

CREATE OR REPLACE FUNCTION record_reveal(said timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  due record;
  indexes int[];
  counted record;
  leaf int;
  days int := 0;
begin
  perform from record_head for update;
  for due in
    select reveal_by, ((reveal_by::timestamptz at time zone 'America/New_York')::date - 1) as day
      from (select distinct reveal_by from record_leaves where reveal_by <= record_stamp(record_moment(said))) l
     where not exists (select from record_days d
       where d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1)
     order by reveal_by
  loop
    with last as (
      select p.pick_id, (select reveal_by from record_leaves l where l.pick_id = p.pick_id and l.reveal_by is not null
                          order by l.index desc limit 1) as reveal_by
        from (select distinct pick_id from record_leaves where record_leaves.reveal_by = due.reveal_by) p)
    select array_agg(l.index order by l.index) into indexes
      from last join record_leaves l using (pick_id)
     where last.reveal_by = due.reveal_by and l.kind in ('pick', 'import');
    leaf := null;
    if indexes is not null then
      select count(distinct l.pick_id) filter (where l.kind = 'withdraw') as withdrawn,
             count(distinct l.pick_id) filter (where l.kind = 'cancel') as cancelled,
             count(distinct l.pick_id) filter (where l.kind = 'void') as void,
             encode(sha256(convert_to(record_openings_file(indexes), 'UTF8')), 'hex') as sha256
        into counted from record_leaves l
       where l.pick_id in (select o.pick_id from record_leaves o where o.index = any(indexes));
      for part in 0 .. (cardinality(indexes) - 1) / 5000 loop
        leaf := record_append('day', (select row_to_json(f) from (select due.day as date,
          indexes[part * 5000 + 1 : (part + 1) * 5000] as opened, cardinality(indexes) as due,
          counted.withdrawn, counted.cancelled, counted.void, counted.sha256) f), said);
      end loop;
    end if;
    if indexes is not null and record_moment(said) > due.reveal_by::timestamptz + rules_overdue_after() then
      insert into record_overdue select distinct l.pick_id, record_moment(said), record_most_units(l.pick_id)
        from record_leaves l where l.index = any(indexes) and l.kind = 'pick' on conflict do nothing;
    end if;
    insert into record_days values (due.day, leaf);
    perform live_change_picks_version();
    days := days + 1;
  end loop;
  return days;
end $function$;

CREATE OR REPLACE FUNCTION record_seal(pick picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  reveal_by text := record_stamp(record_midnight(pick.reveal_on));
  before record;
  next record;
  bet text;
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  why_salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  if pick.version > 1 then
    select (array_agg(l.reveal_by order by l.index desc))[1] as last, min(l.reveal_by) as earliest, min(l.index) as first
      into before from record_leaves l where l.pick_id = pick.id and l.kind in ('pick', 'import', 'move');
    if before.last < reveal_by then
      next := record_next(pick.updated_at);
      if next.at >= before.last::timestamptz then
        raise exception 'it is being opened' using errcode = 'CL011';
      elsif reveal_by::timestamptz - before.earliest::timestamptz > rules_most_moved() then
        raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
      end if;
      perform record_write(next.index, next.at, 'move', (select row_to_json(f) from (select pick.id as pick,
        reveal_by as "revealBy", null as reason) f));
    end if;
  end if;
  next := record_next(pick.updated_at);
  if not pick.imported and (pick.late <> (next.at >= pick.starts_at) or next.at >= record_midnight(pick.reveal_on)) then
    raise exception 'the game started while this was written' using errcode = 'CL011';
  end if;
  bet := (select row_to_json(f)::text from (select pick.league, pick.team_one as "teamOne", pick.team_two as "teamTwo",
    record_stamp(pick.starts_at) as "startsAt", record_stamp(pick.readable_at) as "readableAt", pick.pick as selection,
    pick.market, trim_scale(pick.line)::text as line, trim_scale(pick.odds)::text as odds,
    trim_scale(pick.units)::text as units, pick.book, pick.analyst, trim_scale(pick.probability)::text as probability) f);
  insert into record_openings values (next.index, salt, bet, why_salt, pick.pick_details);
  perform record_write(next.index, next.at, case when pick.imported then 'import' else 'pick' end,
    (select case when pick.imported
        then (rtrim(row_to_json(f)::text, '}') || format(',"postedAt":"%s"}', record_stamp(pick.published_at)))::json
        else row_to_json(f) end from (select pick.id as pick, pick.version, pick.tier, reveal_by as "revealBy",
      encode(sha256(convert_to('chalkline/bet/v1', 'UTF8') || '\x00'::bytea || salt || convert_to(bet, 'UTF8')), 'base64') as bet,
      encode(sha256(convert_to('chalkline/why/v1', 'UTF8') || '\x00'::bytea || why_salt
        || convert_to(pick.pick_details, 'UTF8')), 'base64') as why) f));
end $function$;

CREATE OR REPLACE FUNCTION record_seal_change(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  next record;
begin
  if after.id is null then
    if before.status <> 'DRAFT' then
      next := record_next(before.updated_at);
      if next.at >= least(before.readable_at, before.starts_at, record_first_start(before.id)) then
        raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
      end if;
      perform record_write(next.index, next.at, 'cancel', (select row_to_json(f) from (select before.id as pick) f));
    end if;
    return;
  end if;
  if after.status = 'DRAFT' then
    return;
  end if;
  if before.id is null or before.status = 'DRAFT' or after.version <> before.version then
    perform record_seal(after);
  end if;
  if before.status = 'PUBLISHED' and after.status = 'WITHDRAWN' then
    next := record_next(after.updated_at);
    if next.at >= least(after.starts_at, record_first_start(after.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    perform record_write(next.index, next.at, 'withdraw', (select row_to_json(f) from (select after.id as pick,
      after.withdrawn_reason as reason, after.withdrawn_by as author) f));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION record_seal_grade(grade pick_grades)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if grade.result = 'VOID' then
    perform record_append('void', (select row_to_json(f) from (select grade.pick_id as pick, grade.void_reason as reason,
      grade.reason as note, grade.author) f), grade.at);
  else
    perform record_append('grade', (select row_to_json(f) from (select grade.pick_id as pick, grade.result, grade.score,
      grade.source, grade.author, grade.reason) f), grade.at);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION record_seal_price(price pick_prices)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  next record := record_next(price.at);
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  words text := (select row_to_json(f)::text from (select price.book, trim_scale(price.line)::text as line,
    trim_scale(price.odds)::text as odds, trim_scale(price.odds_other)::text as "oddsOther") f);
begin
  insert into record_price_openings values (next.index, salt, words);
  perform record_write(next.index, next.at, 'price', (select row_to_json(f) from (select price.pick_id as pick, price.moment,
    encode(sha256(convert_to('chalkline/price/v1', 'UTF8') || '\x00'::bytea || salt || convert_to(words, 'UTF8')), 'base64') as c) f));
end $function$;

CREATE OR REPLACE FUNCTION record_signed_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  perform live_change_picks_version();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION record_stamp(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

CREATE OR REPLACE FUNCTION record_tiles_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if TG_OP = 'UPDATE' and (NEW.level, NEW.n) = (OLD.level, OLD.n)
     and substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes then
    return NEW;
  end if;
  raise exception 'tiles only grow' using errcode = 'CL003';
end $function$;

CREATE OR REPLACE FUNCTION record_void_reasons(pick text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  with policies as (
    select index, array(select json_array_elements_text(body::json -> 'voidReasons')) as reasons
      from record_leaves where kind = 'policy')
  select coalesce(
    (select reasons from policies where index < (select min(index) from record_leaves where pick_id = $1)
      order by index desc limit 1),
    rules_void_reasons())
$function$;

CREATE OR REPLACE FUNCTION record_write(index integer, at timestamp with time zone, kind text, fields json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into record_leaves (index, at, body) values (index, at, format('{"v":1,"kind":"%s","at":"%s",%s',
    kind, record_stamp(at), substr(fields::text, 2)));
end $function$;

CREATE OR REPLACE FUNCTION renewal_outcome(state text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case state when 'paid' then 'recovered' when 'open' then 'open' else 'lost' end
$function$;

CREATE OR REPLACE FUNCTION renewals(first date, last date)
 RETURNS SETOF invoices
 LANGUAGE sql
 STABLE
AS $function$
  select i.* from invoices i
   where i.kind in ('renewal', 'conversion')
     and i.created_at >= new_york_midnight(first) and i.created_at < new_york_midnight(last + 1)
$function$;

CREATE OR REPLACE FUNCTION rules_close_within()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '60 seconds' $function$;

CREATE OR REPLACE FUNCTION rules_game_part()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select ' (?:(?:1st|first) half|1 ?h[ou]?|h ?1|1st h|fh|(?:2nd|second) half|2 ?h[ou]?|h ?2|2nd h|sh|half|halves|halftime|ht|(?:1st|first) (?:quarter|qtr)|1 ?q|q ?1|quarters?|qtrs?|[2-4] ?q|q ?[2-4]|(?:1st|first) (?:period|per)|1 ?p|p ?1|periods?|(?:(?:2nd|second)|(?:3rd|third)) per|[23] ?p|p ?[23]|f ?[3-7]|(?:1st|first) (?:[3-7]|three|four|five|six|seven)|innings?|inns?|[ny]rfi|(?:1st|first) [0-9]+ min(?:ute)?s?|reg|regulation|60 ?min(?:ute)?s?|(?:no|excl|excluding|without|w o|not incl|not including) (?:ot|overtime|extra innings)|3 ?way|three way|1x2|double chance|draw|tie|dnb|tnb|tt|itt|team (?:total|points|goals|runs)s?|individual total|series|in [4-7]|season|win total|(?:the )?(?:title|championship|division|conference|pennant)|super bowl|parlay|tease[drs]?|teasing|round robin|same game|sgp|race to|first to|(?:score|scores|to score|goal|basket|touchdown|td) first|first (?:score|basket|goal|touchdown|td)|by (?:[0-9]+|a|more|at least|double|one|two|three|four|five|six|seven|eight|nine|ten)|win by|wins by|leads?|leading|winning margin|margin of victory|wire to wire|1st|2nd|3rd|4th) ' $function$;

CREATE OR REPLACE FUNCTION rules_game_total()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '^(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?))*(?: (?:over ?[0-9]*|o ?[0-9]+|under ?[0-9]*|u ?[0-9]+)(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?|units?|[0-9]+u?))*|(?: [0-9]+)+ (?:over|under)(?: (?:the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?))*) $' $function$;

CREATE OR REPLACE FUNCTION rules_ledger_months()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 12 $function$;

CREATE OR REPLACE FUNCTION rules_longest_trial()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '4344 hours' $function$;

CREATE OR REPLACE FUNCTION rules_most_moved()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '14 days' $function$;

CREATE OR REPLACE FUNCTION rules_most_units()
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 5::numeric $function$;

CREATE OR REPLACE FUNCTION rules_odds_band(odds numeric)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when odds is null then 'UNPRICED' when odds < 1.5 then 'HEAVY_FAVORITE' when odds < 1.8 then 'FAVORITE' when odds < 2.1 then 'NEAR_EVEN' when odds < 3 then 'UNDERDOG' else 'LONG_SHOT' end $function$;

CREATE OR REPLACE FUNCTION rules_over()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select ' (?:over ?[0-9]*|o ?[0-9]+) ' $function$;

CREATE OR REPLACE FUNCTION rules_overdue_after()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '24 hours' $function$;

CREATE OR REPLACE FUNCTION rules_tiers()
 RETURNS TABLE(tier text, rank integer, early_access_minutes integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$ values ('FREE', 1, 0), ('PLUS', 2, 0), ('PREMIUM', 3, 60), ('VIP', 4, 120) $function$;

CREATE OR REPLACE FUNCTION rules_trial_length()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '24 hours' $function$;

CREATE OR REPLACE FUNCTION rules_trial_paid_within()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '192 hours' $function$;

CREATE OR REPLACE FUNCTION rules_under()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select ' (?:under ?[0-9]*|u ?[0-9]+) ' $function$;

CREATE OR REPLACE FUNCTION rules_void_reasons()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[] $function$;

CREATE OR REPLACE FUNCTION sent_refunds()
 RETURNS SETOF invoices
 LANGUAGE sql
 STABLE
AS $function$
  select c.* from invoices c
   where c.type = 'credit' and c.state = 'paid'
     and not exists (select from payment_attempts a
       where a.invoice_id = substr(c.kind, length('credit-') + 1) and a.voided_at is not null)
$function$;

CREATE OR REPLACE FUNCTION subscription_events_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  told text;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  told := case
    when NEW.type in ('started', 'trial-started', 'granted') then 'CREATED'
    when NEW.type in ('renewed', 'converted') then 'RENEWED'
    when NEW.type in ('upgraded', 'changed', 'downgrade-planned', 'change-dropped', 'days-given', 'pause-planned', 'pause-dropped') then 'CHANGED'
    when NEW.type = 'cancelled' then 'CANCELLED'
    when NEW.type = 'reactivated' then 'REACTIVATED'
    when NEW.type = 'paused' then 'PAUSED'
    when NEW.type = 'resumed' then 'RESUMED'
    when NEW.type = 'payment-failed' then 'PAYMENT_FAILED'
    when NEW.type = 'ended' then 'ENDED' end;
  if told is not null then
    insert into webhook_events (id, type, subject, occurs_at)
      values (webhooks_new_id(), 'SUBSCRIPTION_' || told, NEW.id::text, NEW.at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION subscriptions_after_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_tell_reader(OLD.user_id);
  perform live_tell_reader(NEW.user_id);
  perform mrr_count_change(OLD, NEW);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION subscriptions_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  NEW.paused_until := null;
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION trial_days_given()
 RETURNS SETOF subscription_events
 LANGUAGE sql
 STABLE
AS $function$
  select e.* from subscription_events e
   where e.type = 'days-given' and not exists (select from subscription_events c
     where c.subscription_id = e.subscription_id and c.type in ('converted', 'upgraded') and c.at <= e.at)
$function$;

CREATE OR REPLACE FUNCTION users_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform live_tell_reader(OLD.id);
  perform live_tell_reader(NEW.id);
  if TG_OP = 'DELETE' then
    return OLD;
  end if;
  if TG_OP = 'UPDATE' then
    NEW.email_proved_at := users_email_proof(OLD, NEW);
    if lower(NEW.email) <> lower(OLD.email) then
      NEW.confirmation_asked_at := null;
    end if;
  end if;
  NEW.role := users_next_role(OLD, NEW);
  NEW.is_admin := NEW.role is not distinct from 'OWNER';
  return NEW;
end $function$;

CREATE OR REPLACE FUNCTION users_email_proof(before users, after users)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if lower(after.email) <> lower(before.email) and after.email_proved_at is not distinct from before.email_proved_at then
    return null;
  end if;
  return after.email_proved_at;
end $function$;

CREATE OR REPLACE FUNCTION users_next_role(before users, after users)
 RETURNS character varying
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if before.id is null then
    return coalesce(after.role, case when after.is_admin then 'OWNER' end);
  end if;
  if after.id <> before.id then
    return null;
  end if;
  -- Only the release before writes is_admin alone.
  if after.role is not distinct from before.role and after.is_admin <> before.is_admin then
    return case when after.is_admin then 'OWNER' end;
  end if;
  return after.role;
end $function$;

CREATE OR REPLACE FUNCTION watched_plans()
 RETURNS SETOF subscriptions
 LANGUAGE sql
 STABLE
AS $function$
  select s.* from subscriptions s
   where s.state <> 'ended' and (s.state in ('trialing', 'past_due') or s.source = 'grant' or s.cancel_at_period_end or s.pending_tier is not null)
$function$;

CREATE OR REPLACE FUNCTION webhooks_keep_pick_events(before picks, after picks)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if before.id is not null and (after.status is distinct from 'PUBLISHED'
      or after.readable_at is distinct from before.readable_at) then
    delete from webhook_events
      where type = 'PICK_RELEASED' and subject = before.id and dispatched_at is null
        and occurs_at > greatest(now(), coalesce(after.updated_at, before.updated_at));
  end if;
  if after.status = 'PUBLISHED' and after.readable_at >= after.updated_at - interval '1 day'
      and (before.id is null or before.status = 'DRAFT' or after.readable_at is distinct from before.readable_at) then
    insert into webhook_events (id, type, subject, occurs_at)
      values (webhooks_new_id(), 'PICK_RELEASED', after.id, after.readable_at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  if before.id is not null and after.result is distinct from before.result and after.status <> 'DRAFT' then
    insert into webhook_events (id, type, subject, occurrence, occurs_at)
      select webhooks_new_id(), 'PICK_GRADED', after.id, 1 + coalesce(max(occurrence), 0), after.updated_at from webhook_events
        where type = 'PICK_GRADED' and subject = after.id and dispatched_at is not null
      on conflict on constraint webhook_events_once do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION webhooks_new_id()
 RETURNS text
 LANGUAGE sql
AS $function$
  select 'evt_' || replace(gen_random_uuid()::text, '-', '')
$function$;

CREATE TRIGGER api_keys_after_write AFTER DELETE OR UPDATE OF scopes, expires_at, revoked_at, confirmed_at ON api_keys FOR EACH ROW EXECUTE FUNCTION api_keys_after_write();
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER game_scores_after_write AFTER INSERT OR DELETE OR UPDATE ON game_scores FOR EACH ROW EXECUTE FUNCTION record_count_row();
CREATE CONSTRAINT TRIGGER game_scores_at_commit AFTER INSERT OR DELETE OR UPDATE ON game_scores DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION game_scores_at_commit();
CREATE TRIGGER invoices_before_write BEFORE INSERT ON invoices FOR EACH ROW WHEN (((new.kind)::text = 'renewal'::text)) EXECUTE FUNCTION invoices_before_write();
CREATE TRIGGER mrr_movements_append_only BEFORE DELETE OR UPDATE OF id, at, day, kind, reason, tier, before12, after12, payers, cohort OR TRUNCATE ON mrr_movements FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER passkeys_after_write AFTER INSERT OR DELETE ON passkeys FOR EACH ROW EXECUTE FUNCTION passkeys_after_write();
CREATE CONSTRAINT TRIGGER pick_games_at_commit AFTER INSERT OR DELETE OR UPDATE ON pick_games DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pick_games_at_commit();
CREATE TRIGGER pick_grades_after_write AFTER INSERT ON pick_grades FOR EACH ROW EXECUTE FUNCTION pick_grades_after_write();
CREATE TRIGGER pick_grades_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pick_grades FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE CONSTRAINT TRIGGER pick_grades_at_commit AFTER INSERT ON pick_grades DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pick_grades_at_commit();
CREATE TRIGGER pick_grades_before_write BEFORE INSERT ON pick_grades FOR EACH ROW EXECUTE FUNCTION pick_grades_before_write();
CREATE TRIGGER pick_prices_after_write AFTER INSERT OR DELETE OR UPDATE ON pick_prices FOR EACH ROW EXECUTE FUNCTION record_count_row();
CREATE CONSTRAINT TRIGGER pick_prices_at_commit AFTER INSERT OR DELETE OR UPDATE ON pick_prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pick_prices_at_commit();
CREATE TRIGGER pick_prices_before_write BEFORE INSERT OR UPDATE ON pick_prices FOR EACH ROW EXECUTE FUNCTION pick_prices_before_write();
CREATE TRIGGER pick_prices_kept BEFORE DELETE OR TRUNCATE ON pick_prices FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER pick_revisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pick_revisions FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER picks_after_write AFTER INSERT OR DELETE OR UPDATE ON picks FOR EACH ROW EXECUTE FUNCTION picks_after_write();
CREATE CONSTRAINT TRIGGER picks_at_commit AFTER INSERT OR DELETE OR UPDATE ON picks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION picks_at_commit();
CREATE TRIGGER picks_before_write BEFORE INSERT OR DELETE OR UPDATE ON picks FOR EACH ROW EXECUTE FUNCTION picks_before_write();
CREATE TRIGGER plan_prices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON plan_prices FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER play_limits_before_write BEFORE DELETE OR UPDATE ON play_limits FOR EACH ROW EXECUTE FUNCTION play_limits_before_write();
CREATE TRIGGER record_checkpoints_after_write AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON record_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION record_signed_after_write();
CREATE TRIGGER record_cosignatures_after_write AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON record_cosignatures FOR EACH STATEMENT EXECUTE FUNCTION record_signed_after_write();
CREATE TRIGGER record_days_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_days FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER record_head_before_write BEFORE INSERT OR DELETE OR UPDATE ON record_head FOR EACH ROW EXECUTE FUNCTION record_head_before_write();
CREATE TRIGGER record_head_kept BEFORE TRUNCATE ON record_head FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER record_leaves_after_write AFTER INSERT OR TRUNCATE ON record_leaves FOR EACH STATEMENT EXECUTE FUNCTION record_leaves_after_write();
CREATE TRIGGER record_leaves_before_write BEFORE INSERT OR DELETE OR UPDATE ON record_leaves FOR EACH ROW EXECUTE FUNCTION record_leaves_before_write();
CREATE TRIGGER record_openings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_openings FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER record_overdue_after_write AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON record_overdue FOR EACH STATEMENT EXECUTE FUNCTION record_overdue_after_write();
CREATE TRIGGER record_price_openings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_price_openings FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER record_tiles_before_write BEFORE DELETE OR UPDATE ON record_tiles FOR EACH ROW EXECUTE FUNCTION record_tiles_before_write();
CREATE TRIGGER record_tiles_kept BEFORE TRUNCATE ON record_tiles FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER record_timestamps_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_timestamps FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER sessions_after_write AFTER UPDATE OF second_factor_at, second_factor_device ON sessions FOR EACH ROW WHEN (((old.second_factor_at IS DISTINCT FROM new.second_factor_at) OR ((old.second_factor_device)::text IS DISTINCT FROM (new.second_factor_device)::text))) EXECUTE FUNCTION passkeys_after_write();
CREATE TRIGGER subscription_events_after_write AFTER INSERT OR DELETE OR UPDATE ON subscription_events FOR EACH ROW EXECUTE FUNCTION subscription_events_after_write();
CREATE TRIGGER subscriptions_after_write AFTER INSERT OR DELETE OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION subscriptions_after_write();
CREATE TRIGGER subscriptions_before_write BEFORE UPDATE OF current_period_ends_at ON subscriptions FOR EACH ROW WHEN (((old.paused_until IS NOT NULL) AND (new.current_period_ends_at > old.current_period_ends_at))) EXECUTE FUNCTION subscriptions_before_write();
CREATE TRIGGER users_before_write BEFORE INSERT OR DELETE OR UPDATE OF id, email, email_proved_at, role, is_admin, trial_ends_at, sessions_valid_since, person_key ON users FOR EACH ROW EXECUTE FUNCTION users_before_write();
