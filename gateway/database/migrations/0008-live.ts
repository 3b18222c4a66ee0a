import { Migration } from '@mikro-orm/migrations';

/**
 * Every write notifies all processes: the notification is sent with the commit. It holds ids, kinds and days and
 * never the words of a pick. Changes of picks are kept as well, so that a process that did not hear for a while
 * reads what it missed.
 */
export class Migration0008Live extends Migration {
  override up(): void {
    this.addSql(`create table "pick_changes" (
      "id" bigserial primary key,
      "pick_id" varchar(40) not null,
      "kind" varchar(10) not null,
      "from_day" date null,
      "to_day" date null)`);
    this.addSql(PICK_CHANGED);
    // What is filed under a day that is long over when it is written first is history and no news.
    this.addSql(
      `create trigger "picks_posted" after insert on "picks" for each row
         when (NEW.status <> 'DRAFT' and NEW.date >= current_date - 2) execute function pick_changed()`,
    );
    this.addSql(
      'create trigger "picks_changed" after update or delete on "picks" for each row execute function pick_changed()',
    );
    this.addSql(READER_CHANGED);
    for (const [name, events, table, owner] of READER_TRIGGERS)
      this.addSql(
        `create trigger "${name}" after ${events} on "${table}" for each row execute function reader_changed('${owner}')`,
      );
  }

  override down(): void {
    for (const [name, , table] of [...READER_TRIGGERS].reverse())
      this.addSql(`drop trigger "${name}" on "${table}"`);
    this.addSql('drop function reader_changed()');
    this.addSql('drop trigger "picks_changed" on "picks"');
    this.addSql('drop trigger "picks_posted" on "picks"');
    this.addSql('drop function pick_changed()');
    this.addSql('drop table "pick_changes"');
  }
}

const PICK_CHANGED = `
create function pick_changed() returns trigger language plpgsql as $$
declare
  change pick_changes;
begin
  if TG_OP <> 'INSERT' then
    change.pick_id := OLD.id;
    if OLD.status <> 'DRAFT' then change.from_day := OLD.date; end if;
  end if;
  if TG_OP <> 'DELETE' then
    change.pick_id := NEW.id;
    if NEW.status <> 'DRAFT' then change.to_day := NEW.date; end if;
  end if;
  if change.from_day is null and change.to_day is null then
    return null;
  elsif change.from_day is null then
    change.kind := 'RELEASED';
  elsif change.to_day is null then
    change.kind := 'REMOVED';
  elsif NEW.status <> OLD.status then
    change.kind := 'WITHDRAWN';
  elsif NEW.result <> OLD.result then
    change.kind := 'GRADED';
  elsif NEW.version <> OLD.version then
    change.kind := 'EDITED';
  else
    return null;
  end if;
  insert into pick_changes (pick_id, kind, from_day, to_day)
    values (change.pick_id, change.kind, change.from_day, change.to_day) returning id into change.id;
  perform pg_notify('live', json_build_object('id', change.id, 'pickId', change.pick_id, 'kind', change.kind,
    'fromDay', change.from_day, 'toDay', change.to_day)::text);
  return null;
end $$`;

const READER_CHANGED = `
create function reader_changed() returns trigger language plpgsql as $$
begin
  if TG_OP <> 'INSERT' then
    perform pg_notify('live', json_build_object('reader', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  end if;
  if TG_OP <> 'DELETE' then
    perform pg_notify('live', json_build_object('reader', to_jsonb(NEW) ->> TG_ARGV[0])::text);
  end if;
  return null;
end $$`;

/** What decides what a member or a key may see: trigger, its events, table, and the column that names the member. */
const READER_TRIGGERS = [
  ['users_heard', 'insert or update of is_admin, trial_ends_at or delete', 'users', 'id'],
  ['subscriptions_heard', 'insert or update or delete', 'subscriptions', 'user_id'],
  ['api_keys_heard', 'update of scopes, expires_at, revoked_at or delete', 'api_keys', 'user_id'],
] as const;
