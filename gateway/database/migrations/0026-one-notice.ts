import { Migration } from '@mikro-orm/migrations';

/**
 * One notification a transaction: what its statements have to tell is collected and sent when it commits, as a list.
 * PostgreSQL holds one lock for the whole cluster from a notification to the end of its commit, and every process reads
 * every notification. The functions of migration 0008 collect; a table that uses one of them needs `live_send` too.
 */
export class Migration0026OneNotice extends Migration {
  override up(): void {
    this.addSql(COLLECT);
    this.addSql(SEND);
    for (const name of TELLING) this.addSql(calling(name, 'pg_notify', 'live_collect'));
    for (const [table, events] of TABLES)
      this.addSql(
        `create constraint trigger "${table}_notice" after ${events} on "${table}"
           deferrable initially deferred for each row execute function live_send()`,
      );
  }

  override down(): void {
    for (const [table] of TABLES) this.addSql(`drop trigger "${table}_notice" on "${table}"`);
    for (const name of TELLING) this.addSql(calling(name, 'live_collect', 'pg_notify'));
    this.addSql('drop function live_send()');
    this.addSql('drop function live_collect(text, text)');
  }
}

const TABLES = [
  ['pick_changes', 'insert'],
  ['users', 'insert or update of is_admin, trial_ends_at, sessions_valid_since or delete'],
  ['subscriptions', 'insert or update or delete'],
  ['api_keys', 'update of scopes, expires_at, revoked_at or delete'],
] as const;

const TELLING = ['pick_changed', 'reader_changed'];

/** Replaces the function that another one calls. */
function calling(name: string, before: string, now: string): string {
  return `do $$ begin
    execute replace(pg_get_functiondef('${name}'::regproc), 'perform ${before}(', 'perform ${now}(');
  end $$`;
}

/** Kept in a setting of the transaction, which a rollback to a savepoint undoes as well. */
const COLLECT = `
create function live_collect(channel text, notice text) returns void language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
begin
  if position(notice in waiting) = 0 then
    perform set_config('chalkline.notices', waiting || notice || E'\\n', true);
  end if;
end $$`;

/** A notification holds less than 8,000 bytes. */
const SEND = `
create function live_send() returns trigger language plpgsql as $$
declare
  waiting text := coalesce(current_setting('chalkline.notices', true), '');
  message text := '';
  notice text;
begin
  if waiting = '' then
    return null;
  end if;
  perform set_config('chalkline.notices', '', true);
  foreach notice in array string_to_array(rtrim(waiting, E'\\n'), E'\\n') loop
    if octet_length(message) + octet_length(notice) > 7500 then
      perform pg_notify('live', '[' || message || ']');
      message := '';
    end if;
    message := concat_ws(',', nullif(message, ''), notice);
  end loop;
  perform pg_notify('live', '[' || message || ']');
  return null;
end $$`;
