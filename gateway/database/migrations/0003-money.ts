import { Migration } from '@mikro-orm/migrations';

/** Money: what is bought, charged, tried, discounted, mailed and counted. docs/decisions/0009 says what they promise. */
export class Migration0003Money extends Migration {
  override up(): void {
    for (const statement of TABLES.split(';\n')) if (statement.trim()) this.addSql(statement);
    this.addSql(
      'create trigger "subscription_events_append_only" before update or delete on "subscription_events" for each row execute function append_only()',
    );
  }

  override down(): void {
    const tables = [
      ...[
        'subscription_events',
        'payment_attempts',
        'invoice_lines',
        'invoices',
        'payment_methods',
        'purchases',
      ],
      ...[
        'coupon_redemptions',
        'coupons',
        'trial_grants',
        'devices',
        'webhook_inbox',
        'differences',
        'outbox',
        'rate_limits',
      ],
    ];
    this.addSql(`drop table ${tables.map((table) => `"${table}"`).join(', ')}`);
    this.addSql('drop index "subscriptions_due"');
    this.addSql('drop index "subscriptions_user"');
    for (const column of SUBSCRIPTION_COLUMNS)
      this.addSql(`alter table "subscriptions" drop column "${column}"`);
  }
}

const SUBSCRIPTION_COLUMNS = [
  ...['source', 'grant_reason', 'period_no', 'coupon_id', 'coupon_periods_left'],
  ...['due_at', 'failed_attempts', 'ended_at', 'end_reason'],
];

const TABLES = `
alter table "subscriptions"
  add column "source" text not null default 'purchase',
  add column "grant_reason" varchar(200) null,
  add column "period_no" int not null default 1,
  add column "coupon_id" varchar(40) null,
  add column "coupon_periods_left" smallint null,
  add column "due_at" timestamptz(3) null,
  add column "failed_attempts" smallint not null default 0,
  add column "ended_at" timestamptz(3) null,
  add column "end_reason" varchar(40) null;
create table "coupon_redemptions" (
  "subscription_id" varchar(40) not null,
  "coupon_id" varchar(40) not null,
  "user_id" varchar(128) not null,
  "created_at" timestamptz(3) not null,
  primary key ("subscription_id"));
create index "coupon_redemptions_customer" on "coupon_redemptions" ("coupon_id", "user_id");
create table "coupons" (
  "id" varchar(40) not null,
  "code" varchar(40) not null,
  "discount_type" text not null,
  "amount_hundredths" int not null,
  "tiers" text[] not null,
  "starts_at" timestamptz(3) null,
  "ends_at" timestamptz(3) null,
  "max_redemptions" int null,
  "max_per_customer" int null,
  "first_purchase_only" boolean not null,
  "duration" text not null,
  "duration_months" smallint null,
  "is_active" boolean not null,
  "reserved" int not null default 0,
  "used" int not null default 0,
  "created_at" timestamptz(3) not null,
  "deleted_at" timestamptz(3) null,
  primary key ("id"));
create index "coupons_newest" on "coupons" ("created_at", "id");
create unique index "coupons_code_live" on "coupons" ("code") where "deleted_at" is null;
alter table "coupons" add constraint "coupons_limit_check" check (max_redemptions is null or reserved + used <= max_redemptions);
alter table "coupons" add constraint "coupons_counts_check" check (reserved >= 0 and used >= 0);
alter table "coupons" add constraint "coupons_discount_type_check" check ("discount_type" in ('PERCENT', 'FIXED'));
alter table "coupons" add constraint "coupons_duration_check" check ("duration" in ('ONCE', 'MONTHS', 'FOREVER'));
create table "devices" (
  "device_key" varchar(64) not null,
  "user_id" varchar(128) not null,
  "created_at" timestamptz(3) not null,
  primary key ("device_key"));
create table "differences" (
  "kind" varchar(40) not null,
  "subject" varchar(120) not null,
  "details" jsonb not null,
  "found_at" timestamptz(3) not null,
  "resolved_at" timestamptz(3) null,
  primary key ("kind", "subject"));
create table "invoice_lines" (
  "invoice_id" varchar(40) not null,
  "position" smallint not null,
  "description" varchar(200) not null,
  "cents" int not null,
  primary key ("invoice_id", "position"));
create table "outbox" (
  "id" bigserial primary key,
  "key" varchar(120) not null,
  "recipient" varchar(320) not null,
  "template" varchar(40) not null,
  "data" jsonb not null,
  "created_at" timestamptz(3) not null,
  "next_attempt_at" timestamptz(3) not null,
  "attempts" smallint not null default 0,
  "sent_at" timestamptz(3) null,
  "failure" text null);
alter table "outbox" add constraint "outbox_key_unique" unique ("key");
create index "outbox_open" on "outbox" ("next_attempt_at") where "sent_at" is null;
create table "purchases" (
  "id" varchar(40) not null,
  "idempotency_key" varchar(255) not null,
  "request_hash" varchar(64) not null,
  "state" text not null,
  "user_id" varchar(128) not null,
  "email" varchar(320) not null,
  "makes_account" boolean not null,
  "temporary_password" boolean not null,
  "subscription_id" varchar(40) not null,
  "invoice_id" varchar(40) null,
  "order_id" varchar(120) null,
  "coupon_id" varchar(40) null,
  "details" jsonb not null,
  "failure_code" varchar(40) null,
  "failure_text" varchar(255) null,
  "created_at" timestamptz(3) not null,
  "finished_at" timestamptz(3) null,
  primary key ("id"));
alter table "purchases" add constraint "purchases_idempotency_key_unique" unique ("idempotency_key");
create index "purchases_open" on "purchases" ("created_at") where "state" = 'prepared';
alter table "purchases" add constraint "purchases_state_check" check ("state" in ('prepared', 'completed', 'failed'));
create table "rate_limits" (
  "key" varchar(200) not null,
  "window_starts_at" timestamptz(3) not null,
  "count" int not null,
  primary key ("key"));
create table "trial_grants" (
  "subscription_id" varchar(40) not null,
  "user_key" varchar(64) not null,
  "email_key" varchar(64) not null,
  "card_key" varchar(64) null,
  "device_key" varchar(64) null,
  "created_at" timestamptz(3) not null,
  primary key ("subscription_id"));
alter table "trial_grants" add constraint "trial_grants_user_key_unique" unique ("user_key");
alter table "trial_grants" add constraint "trial_grants_email_key_unique" unique ("email_key");
alter table "trial_grants" add constraint "trial_grants_card_key_unique" unique ("card_key");
alter table "trial_grants" add constraint "trial_grants_device_key_unique" unique ("device_key");
create index "subscriptions_due" on "subscriptions" ("due_at") where "state" <> 'ended';
create index "subscriptions_user" on "subscriptions" ("user_id", "created_at");
alter table "subscriptions" add constraint "subscriptions_source_check" check ("source" in ('purchase', 'grant'));
create table "subscription_events" (
  "id" bigserial primary key,
  "subscription_id" varchar(40) not null,
  "at" timestamptz(3) not null,
  "type" varchar(40) not null,
  "details" jsonb not null);
create index "subscription_events_timeline" on "subscription_events" ("subscription_id", "id");
create table "payment_methods" (
  "token" varchar(60) not null,
  "user_id" varchar(128) not null,
  "card_type" varchar(40) not null,
  "last4" varchar(4) not null,
  "expiration_month" varchar(2) not null,
  "expiration_year" varchar(4) not null,
  "created_at" timestamptz(3) not null,
  "removed_at" timestamptz(3) null,
  primary key ("token"));
create unique index "payment_methods_one_live" on "payment_methods" ("user_id") where "removed_at" is null;
create table "invoices" (
  "id" varchar(40) not null,
  "number" varchar(40) not null,
  "user_id" varchar(128) not null,
  "subscription_id" varchar(40) not null,
  "kind" varchar(60) not null,
  "period_no" int not null,
  "type" text not null,
  "state" text not null,
  "tier" text not null,
  "total_cents" int not null,
  "period_starts_at" timestamptz(3) not null,
  "period_ends_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "paid_at" timestamptz(3) null,
  primary key ("id"));
alter table "invoices" add constraint "invoices_number_unique" unique ("number");
create index "invoices_of_user" on "invoices" ("user_id", "created_at", "id");
create unique index "invoices_once" on "invoices" ("subscription_id", "kind", "period_no") where "state" <> 'void';
alter table "invoices" add constraint "invoices_total_check" check (total_cents >= 0);
alter table "invoices" add constraint "invoices_type_check" check ("type" in ('charge', 'credit'));
alter table "invoices" add constraint "invoices_state_check" check ("state" in ('open', 'paid', 'void', 'uncollectible'));
alter table "invoices" add constraint "invoices_tier_check" check ("tier" in ('FREE', 'PLUS', 'PREMIUM', 'VIP'));
create table "payment_attempts" (
  "order_id" varchar(120) not null,
  "invoice_id" varchar(40) not null,
  "state" text not null,
  "amount_cents" int not null,
  "card_token" varchar(60) not null,
  "transaction_id" varchar(60) null,
  "decline_code" varchar(20) null,
  "decline_text" varchar(255) null,
  "created_at" timestamptz(3) not null,
  "settled_at" timestamptz(3) null,
  primary key ("order_id"));
alter table "payment_attempts" add constraint "payment_attempts_transaction_id_unique" unique ("transaction_id");
create index "payment_attempts_open" on "payment_attempts" ("created_at") where "state" in ('prepared', 'unknown');
create unique index "payment_attempts_one_success" on "payment_attempts" ("invoice_id") where "state" = 'succeeded';
create unique index "payment_attempts_one_open" on "payment_attempts" ("invoice_id") where "state" in ('prepared', 'unknown');
alter table "payment_attempts" add constraint "payment_attempts_state_check" check ("state" in ('prepared', 'unknown', 'succeeded', 'declined'));
create table "webhook_inbox" (
  "hash" varchar(64) not null,
  "kind" varchar(60) not null,
  "signature" text not null,
  "payload" text not null,
  "received_at" timestamptz(3) not null,
  "processed_at" timestamptz(3) null,
  "failure" text null,
  primary key ("hash"));
create index "webhook_inbox_open" on "webhook_inbox" ("received_at") where "processed_at" is null;
alter table "subscription_events" add constraint "subscription_events_subscription_id_foreign" foreign key ("subscription_id") references "subscriptions" ("id");
alter table "payment_methods" add constraint "payment_methods_user_id_foreign" foreign key ("user_id") references "users" ("id");
alter table "invoices" add constraint "invoices_user_id_foreign" foreign key ("user_id") references "users" ("id");
alter table "invoices" add constraint "invoices_subscription_id_foreign" foreign key ("subscription_id") references "subscriptions" ("id");
alter table "payment_attempts" add constraint "payment_attempts_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id");
`;
