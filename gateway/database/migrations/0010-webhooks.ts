import { Migration } from '@mikro-orm/migrations';

/**
 * Outgoing webhooks: endpoints, what happened, who receives it, and each try. Triggers write what happened
 * in the transaction in which it happens, whatever code does it.
 */
export class Migration0010Webhooks extends Migration {
  override up(): void {
    for (const statement of TABLES) this.addSql(statement);
    this.addSql(PICK_EVENTS);
    this.addSql(
      'create trigger "picks_tell" after insert or update or delete on "picks" for each row execute function picks_tell()',
    );
    this.addSql(SUBSCRIPTION_EVENTS);
    this.addSql(
      'create trigger "subscription_events_tell" after insert on "subscription_events" for each row execute function subscription_events_tell()',
    );
    this.addSql(SCHEDULED_BEFORE);
  }

  override down(): void {
    this.addSql('drop trigger "subscription_events_tell" on "subscription_events"');
    this.addSql('drop function subscription_events_tell()');
    this.addSql('drop trigger "picks_tell" on "picks"');
    this.addSql('drop function picks_tell()');
    this.addSql('drop table "webhook_attempts", "webhook_deliveries", "webhook_events", "webhook_endpoints"');
  }
}

const TABLES = [
  `create table "webhook_endpoints" (
    "id" varchar(40) not null,
    "api_key_id" varchar(40) not null,
    "url" varchar(1000) not null,
    "events" text[] not null,
    "secret_version" int not null default 1,
    "previous_secret_until" timestamptz(3) null,
    "failures" smallint not null default 0,
    "paused_until" timestamptz(3) null,
    "disabled_at" timestamptz(3) null,
    "disabled_reason" text null,
    "leased_until" timestamptz(3) null,
    "tried_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null, primary key ("id"))`,
  'create index "webhook_endpoints_key" on "webhook_endpoints" ("api_key_id", "created_at")',
  `alter table "webhook_endpoints" add constraint "webhook_endpoints_disabled_reason_check" check ("disabled_reason" in ('FAILING', 'GONE'))`,
  'alter table "webhook_endpoints" add constraint "webhook_endpoints_api_key_id_foreign" foreign key ("api_key_id") references "api_keys" ("id")',
  `create table "webhook_events" (
    "id" varchar(40) not null,
    "type" varchar(40) not null,
    "subject" varchar(60) not null,
    "occurrence" int not null default 1,
    "occurs_at" timestamptz(3) not null,
    "dispatched_at" timestamptz(3) null, primary key ("id"))`,
  'alter table "webhook_events" add constraint "webhook_events_once" unique ("type", "subject", "occurrence")',
  'create index "webhook_events_waiting" on "webhook_events" ("occurs_at") where "dispatched_at" is null',
  'create index "webhook_events_told" on "webhook_events" ("dispatched_at")',
  `create table "webhook_deliveries" (
    "id" varchar(40) not null,
    "event_id" varchar(40) not null,
    "endpoint_id" varchar(40) not null,
    "state" text not null,
    "tries" smallint not null default 0,
    "next_try_at" timestamptz(3) not null,
    "created_at" timestamptz(3) not null, primary key ("id"))`,
  'alter table "webhook_deliveries" add constraint "webhook_deliveries_once" unique ("event_id", "endpoint_id")',
  'create index "webhook_deliveries_log" on "webhook_deliveries" ("endpoint_id", "created_at", "id")',
  `create index "webhook_deliveries_due" on "webhook_deliveries" ("endpoint_id", "next_try_at") where "state" = 'PENDING'`,
  `alter table "webhook_deliveries" add constraint "webhook_deliveries_state_check" check ("state" in ('PENDING', 'DELIVERED', 'FAILED', 'WITHHELD'))`,
  'alter table "webhook_deliveries" add constraint "webhook_deliveries_event_id_foreign" foreign key ("event_id") references "webhook_events" ("id") on delete cascade',
  'alter table "webhook_deliveries" add constraint "webhook_deliveries_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoints" ("id") on delete cascade',
  `create table "webhook_attempts" (
    "id" bigserial primary key,
    "delivery_id" varchar(40) not null,
    "at" timestamptz(3) not null,
    "duration_ms" int not null,
    "status" smallint null,
    "failure" varchar(200) null,
    "answer" text null)`,
  'create index "webhook_attempts_delivery" on "webhook_attempts" ("delivery_id", "id")',
  'alter table "webhook_attempts" add constraint "webhook_attempts_delivery_id_foreign" foreign key ("delivery_id") references "webhook_deliveries" ("id") on delete cascade',
];

const NEW_ID = `'evt_' || replace(gen_random_uuid()::text, '-', '')`;

/**
 * A pick is released once: when its first reader can read it, which may lie ahead, and until then may move or be
 * withdrawn. Old picks that are written today are history and send nothing. Each grading is sent, a withdrawn
 * grade too; gradings that follow each other before delivery are sent as one.
 */
const PICK_EVENTS = `
create function picks_tell() returns trigger language plpgsql as $$
begin
  if TG_OP <> 'INSERT' and (TG_OP = 'DELETE' or NEW.status <> 'PUBLISHED'
      or NEW.readable_at is distinct from OLD.readable_at) then
    delete from webhook_events
      where type = 'PICK_RELEASED' and subject = OLD.id and dispatched_at is null
        and occurs_at > greatest(now(), case when TG_OP = 'DELETE' then OLD.updated_at else NEW.updated_at end);
  end if;
  if TG_OP = 'DELETE' then
    return null;
  end if;
  if NEW.status = 'PUBLISHED' and NEW.readable_at >= NEW.updated_at - interval '1 day'
      and (TG_OP = 'INSERT' or OLD.status = 'DRAFT' or NEW.readable_at is distinct from OLD.readable_at) then
    insert into webhook_events (id, type, subject, occurs_at)
      values (${NEW_ID}, 'PICK_RELEASED', NEW.id, NEW.readable_at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  if TG_OP = 'UPDATE' and NEW.result is distinct from OLD.result and NEW.status <> 'DRAFT' then
    insert into webhook_events (id, type, subject, occurrence, occurs_at)
      select ${NEW_ID}, 'PICK_GRADED', NEW.id, 1 + coalesce(max(occurrence), 0), NEW.updated_at from webhook_events
        where type = 'PICK_GRADED' and subject = NEW.id and dispatched_at is not null
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $$`;

const SUBSCRIPTION_EVENTS = `
create function subscription_events_tell() returns trigger language plpgsql as $$
declare
  told text := case
    when NEW.type in ('started', 'trial-started', 'granted') then 'CREATED'
    when NEW.type in ('renewed', 'converted') then 'RENEWED'
    when NEW.type in ('upgraded', 'changed', 'downgrade-planned', 'change-dropped') then 'CHANGED'
    when NEW.type = 'cancelled' then 'CANCELLED'
    when NEW.type = 'reactivated' then 'REACTIVATED'
    when NEW.type = 'payment-failed' then 'PAYMENT_FAILED'
    when NEW.type = 'ended' then 'ENDED' end;
begin
  if told is not null then
    insert into webhook_events (id, type, subject, occurs_at)
      values (${NEW_ID}, 'SUBSCRIPTION_' || told, NEW.id::text, NEW.at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $$`;

/** Picks that were scheduled before there were webhooks and come out after. */
const SCHEDULED_BEFORE = `
insert into webhook_events (id, type, subject, occurs_at)
  select ${NEW_ID}, 'PICK_RELEASED', id, readable_at from picks where status = 'PUBLISHED' and readable_at > now()`;
