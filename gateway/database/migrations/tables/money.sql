-- Charges and refunds, the cards they use, and what the processor tells us.

create table invoices (
  id varchar(40) primary key,
  number varchar(40) not null,
  user_id varchar(128) not null,
  subscription_id varchar(40) not null,
  kind varchar(60) not null,
  period_no int not null,
  type text not null check (type in ('charge', 'credit')),
  state text not null check (state in ('open', 'paid', 'void', 'uncollectible')),
  tier tier not null,
  total_cents int not null,
  period_starts_at timestamptz(3) not null,
  period_ends_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  paid_at timestamptz(3),
  billed_to jsonb,
  month_cents int,
  constraint invoices_number_unique unique (number),
  constraint invoices_subscription_id_foreign foreign key (subscription_id) references subscriptions,
  constraint invoices_total_check check (total_cents >= 0),
  constraint invoices_user_id_foreign foreign key (user_id) references users on update cascade
);
create index invoices_credits_newest on invoices (created_at, id) where type = 'credit';
create index invoices_credits_open on invoices (created_at) where type = 'credit' and state = 'open';
create index invoices_credits_paid on invoices (paid_at) where type = 'credit' and state = 'paid';
create index invoices_lost on invoices (created_at, id) where state not in ('paid', 'open');
create index invoices_newest on invoices (created_at, id);
create index invoices_of_user on invoices (user_id, created_at, id);
create unique index invoices_once on invoices (subscription_id, kind, period_no) where state <> 'void';
create index invoices_unpaid on invoices (state, created_at, id) where state <> 'paid';

create table invoice_lines (
  invoice_id varchar(40) not null,
  position smallint not null,
  description varchar(200) not null,
  cents int not null,
  primary key (invoice_id, position)
);

create table payment_methods (
  token varchar(60) primary key,
  user_id varchar(128) not null,
  card_type varchar(40) not null,
  last4 varchar(4) not null,
  expiration_month varchar(2) not null,
  expiration_year varchar(4) not null,
  created_at timestamptz(3) not null,
  removed_at timestamptz(3),
  constraint payment_methods_user_id_foreign foreign key (user_id) references users on update cascade
);
create index payment_methods_expiring on payment_methods ((expiration_year || '-' || expiration_month), user_id) where removed_at is null;
create index payment_methods_last4 on payment_methods (last4);
create unique index payment_methods_one_live on payment_methods (user_id) where removed_at is null;

create table payment_attempts (
  order_id varchar(120) primary key,
  invoice_id varchar(40) not null,
  state text not null check (state in ('prepared', 'unknown', 'succeeded', 'declined')),
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
  constraint payment_attempts_invoice_id_foreign foreign key (invoice_id) references invoices,
  constraint payment_attempts_transaction_id_unique unique (transaction_id)
);
create index payment_attempts_amount on payment_attempts (amount_cents, created_at, order_id);
create index payment_attempts_declined on payment_attempts (created_at)
  include (invoice_id, decline_code) where state = 'declined';
create index payment_attempts_declined_of on payment_attempts (invoice_id) include (decline_code) where state = 'declined';
create index payment_attempts_invoice on payment_attempts (invoice_id);
create index payment_attempts_last4 on payment_attempts (card_last4, created_at, order_id);
create index payment_attempts_newest on payment_attempts (created_at, order_id);
create unique index payment_attempts_one_open on payment_attempts (invoice_id) where state in ('prepared', 'unknown');
create unique index payment_attempts_one_success on payment_attempts (invoice_id) where state = 'succeeded';
create index payment_attempts_open on payment_attempts (created_at) where state in ('prepared', 'unknown');
create index payment_attempts_paid on payment_attempts (settled_at)
  include (amount_cents) where state = 'succeeded' and voided_at is null;
create index payment_attempts_unpaid on payment_attempts (state, created_at, order_id) where state <> 'succeeded';
create index payment_attempts_voided on payment_attempts (voided_at) where voided_at is not null;

create table purchases (
  id varchar(40) primary key,
  idempotency_key varchar(255) not null,
  request_hash varchar(64) not null,
  state text not null check (state in ('prepared', 'undoing', 'completed', 'failed')),
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
  constraint purchases_idempotency_key_unique unique (idempotency_key)
);
create index purchases_card on purchases (card_key) where state = 'completed';
create index purchases_mailbox on purchases (email_key) where state = 'completed';
create index purchases_open on purchases (created_at) where state in ('prepared', 'undoing');
create unique index purchases_order on purchases (order_id);
create index purchases_temporary on purchases (finished_at) where temporary_password;

-- Payments that banks reversed or ask about, as the processor shows them. An inquiry has taken nothing. Of two answers of the
-- processor the one with more moves is the newer one.
create table disputes (
  dispute_id varchar(60) primary key,
  transaction_id varchar(60) not null,
  order_id varchar(120) not null,
  user_id varchar(128) not null,
  kind text not null check (kind in ('CHARGEBACK', 'INQUIRY', 'PRE_ARBITRATION')),
  reason varchar(60) not null,
  amount_cents int not null,
  opened_at timestamptz(3) not null,
  taken_at timestamptz(3),
  reply_by date,
  state text not null check (state in ('OPEN', 'ANSWERED', 'ACCEPTED', 'WON', 'LOST', 'EXPIRED')),
  moves smallint not null,
  answered_at timestamptz(3),
  closed_at timestamptz(3),
  returned_cents int not null default 0,
  constraint disputes_taken_check check ((taken_at is null) = (kind = 'INQUIRY')),
  constraint disputes_returned_check check (returned_cents >= 0 and (returned_cents = 0 or closed_at is not null))
);
create index disputes_opened on disputes (opened_at, dispute_id);
create index disputes_taken on disputes (taken_at);
create index disputes_closed on disputes (closed_at) where returned_cents > 0;
create index disputes_transaction on disputes (transaction_id);
create index disputes_unanswered on disputes (reply_by) where state = 'OPEN';

-- What is replied to banks about disputed payments.
create table dispute_replies (
  dispute_id varchar(60) primary key,
  kind text not null check (kind in ('ANSWER', 'ACCEPT')),
  text text,
  reason varchar(200) not null,
  replied_by varchar(128),
  replied_at timestamptz(3) not null,
  state text not null check (state in ('WAITING', 'SENDING', 'SENT', 'REFUSED')),
  tries smallint not null default 0,
  next_try_at timestamptz(3),
  failure varchar(300),
  sent_at timestamptz(3),
  constraint dispute_replies_next_check check ((next_try_at is not null) = (state = 'SENDING'))
);
create index dispute_replies_sending on dispute_replies (next_try_at) where state = 'SENDING';

-- What members had of the plans they bought, counted before its sources are deleted.
create table service_months (
  user_id varchar(128) not null,
  month date not null,
  sign_ins int not null,
  last_device varchar(60),
  last_seen_at timestamptz(3),
  alerts int not null,
  picks_open int not null,
  counted_until timestamptz(3) not null,
  primary key (user_id, month),
  constraint service_months_user_id_foreign foreign key (user_id) references users on update cascade on delete cascade
);
create index service_months_old on service_months (month);

create table webhook_inbox (
  hash varchar(64) primary key,
  kind varchar(60) not null,
  signature text not null,
  payload text not null,
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  failure text,
  attempts smallint not null default 0,
  next_attempt_at timestamptz(3) not null
);
create index webhook_inbox_open on webhook_inbox (next_attempt_at) where processed_at is null;
create index webhook_inbox_received on webhook_inbox (received_at);

create table differences (
  kind varchar(40) not null,
  subject varchar(120) not null,
  details jsonb not null,
  found_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  primary key (kind, subject)
);

create table sweeps (
  name varchar(40) primary key,
  completed_to timestamptz(3) not null
);
