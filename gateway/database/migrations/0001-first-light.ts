import { Migration } from '@mikro-orm/migrations';

/** Members, what they hold, picks with their revisions, and the audit log. */
export class Migration0001FirstLight extends Migration {
  override up(): void {
    for (const statement of TABLES.split(';\n')) if (statement.trim()) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table "subscriptions", "users", "pick_revisions", "picks", "audit_log"');
  }
}

const TABLES = `
create table "audit_log" (
  "id" bigserial primary key,
  "at" timestamptz(3) not null,
  "actor" varchar(128) not null,
  "action" varchar(40) not null,
  "target" varchar(128) not null,
  "details" jsonb not null);
create index "audit_log_target" on "audit_log" ("target",
  "id");
create table "pick_revisions" (
  "pick_id" varchar(40) not null,
  "version" int not null,
  "team_one" varchar(80) not null,
  "team_two" varchar(80) not null,
  "pick" varchar(200) not null,
  "pick_details" text not null,
  "market" text null,
  "line" numeric(7,2) null,
  "odds" numeric(10,6) null,
  "units" numeric(6,2) null,
  "date" date not null,
  "time" varchar(5) not null,
  "replaced_at" timestamptz(3) not null, primary key ("pick_id",
  "version"));
alter table "pick_revisions" add constraint "pick_revisions_market_check" check ("market" in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP'));
create table "picks" (
  "id" varchar(40) not null,
  "league" text not null,
  "tier" text not null,
  "status" text not null,
  "team_one" varchar(80) not null,
  "team_two" varchar(80) not null,
  "pick" varchar(200) not null,
  "pick_details" text not null,
  "market" text null,
  "line" numeric(7,2) null,
  "odds" numeric(10,6) null,
  "units" numeric(6,2) null,
  "date" date not null,
  "time" varchar(5) not null,
  "starts_at" timestamptz(3) not null,
  "analyst" varchar(80) null,
  "release_at" timestamptz(3) null,
  "published_at" timestamptz(3) null,
  "readable_at" timestamptz(3) null,
  "result" text not null default 'PENDING',
  "graded_at" timestamptz(3) null,
  "withdrawn_at" timestamptz(3) null,
  "version" int not null default 1,
  "request_id" varchar(64) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null, primary key ("id"));
alter table "picks" add constraint "picks_request_id_unique" unique ("request_id");
create index "picks_day" on "picks" ("date",
  "tier",
  "starts_at");
alter table "picks" add constraint "picks_league_check" check ("league" in ('NFL', 'NCAAF', 'NBA', 'NCAAB', 'MLB', 'NHL'));
alter table "picks" add constraint "picks_tier_check" check ("tier" in ('FREE', 'PLUS', 'PREMIUM', 'VIP'));
alter table "picks" add constraint "picks_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN'));
alter table "picks" add constraint "picks_market_check" check ("market" in ('MONEYLINE', 'SPREAD', 'TOTAL', 'PROP'));
alter table "picks" add constraint "picks_result_check" check ("result" in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID'));
create table "users" (
  "id" varchar(128) not null,
  "email" varchar(320) not null,
  "is_admin" boolean not null default false,
  "trial_ends_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null, primary key ("id"));
create unique index "users_email_unique" on "users" (lower("email"));
create table "subscriptions" (
  "id" varchar(40) not null,
  "user_id" varchar(128) not null,
  "state" text not null,
  "tier" text not null,
  "current_period_starts_at" timestamptz(3) not null,
  "current_period_ends_at" timestamptz(3) not null,
  "anchor_day" smallint not null,
  "trial_ends_at" timestamptz(3) null,
  "cancel_at_period_end" boolean not null default false,
  "pending_tier" text null,
  "grace_ends_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null, primary key ("id"));
create unique index "subscriptions_one_live" on "subscriptions" ("user_id") where "state" <> 'ended';
alter table "subscriptions" add constraint "subscriptions_state_check" check ("state" in ('incomplete', 'trialing', 'active', 'past_due', 'ended'));
alter table "subscriptions" add constraint "subscriptions_tier_check" check ("tier" in ('FREE', 'PLUS', 'PREMIUM', 'VIP'));
alter table "subscriptions" add constraint "subscriptions_pending_tier_check" check ("pending_tier" in ('FREE', 'PLUS', 'PREMIUM', 'VIP'));
alter table "subscriptions" add constraint "subscriptions_user_id_foreign" foreign key ("user_id") references "users" (
  "id");
`;
