import { Migration } from '@mikro-orm/migrations';

/**
 * The record keeps itself honest, whatever writes to it: once its game has started a pick's words are
 * immutable; before that an edit after release keeps the old words as a version; a released pick can be
 * withdrawn but not deleted, and its release cannot be undone; revisions and the audit log can only be added
 * to; none of the three tables can be emptied at once.
 *
 * The moment is the later of the server's clock and the row's own `updated_at`, because the product's clock
 * is never behind real time and may be ahead of it in development.
 */
export class Migration0002HonestRecord extends Migration {
  override up(): void {
    this.addSql(GUARD);
    this.addSql(
      'create trigger "picks_guard" before update or delete on "picks" for each row execute function picks_guard()',
    );
    this.addSql(APPEND_ONLY);
    for (const table of ['pick_revisions', 'audit_log'])
      this.addSql(
        `create trigger "${table}_append_only" before update or delete on "${table}" for each row execute function append_only()`,
      );
    for (const table of RECORD)
      this.addSql(
        `create trigger "${table}_kept" before truncate on "${table}" for each statement execute function append_only()`,
      );
  }

  override down(): void {
    for (const table of RECORD) this.addSql(`drop trigger "${table}_kept" on "${table}"`);
    for (const table of ['pick_revisions', 'audit_log'])
      this.addSql(`drop trigger "${table}_append_only" on "${table}"`);
    this.addSql('drop function append_only()');
    this.addSql('drop trigger "picks_guard" on "picks"');
    this.addSql('drop function picks_guard()');
  }
}

const RECORD = ['picks', 'pick_revisions', 'audit_log'];

/** What readers pay for: after release an edit of these keeps the old ones. */
const WORDS = [
  'team_one',
  'team_two',
  'pick',
  'pick_details',
  'market',
  'line',
  'odds',
  'units',
  'date',
  'time',
];
/** What an edit can change; each change counts a version, so that two editors notice each other. */
const CONTENT = [...WORDS, 'league', 'tier', 'starts_at', 'analyst', 'release_at'];

/** That and when it was released: nobody can take it back to edit in the dark. */
const RELEASE = ['id', 'published_at', 'readable_at'];

const row = (name: string, columns: string[]) =>
  `(${columns.map((column) => `${name}."${column}"`).join(', ')})`;

const GUARD = `
create function picks_guard() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  released boolean;
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' and OLD.readable_at <= greatest(now(), OLD.updated_at) then
      raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
    end if;
    return OLD;
  end if;
  moment := greatest(now(), OLD.updated_at, NEW.updated_at);
  released := OLD.status <> 'DRAFT' and OLD.readable_at <= moment;
  if released and (NEW.status = 'DRAFT' or ${row('OLD', RELEASE)} is distinct from ${row('NEW', RELEASE)})
     or OLD.status = 'WITHDRAWN' and NEW.status <> 'WITHDRAWN' then
    raise exception 'a released pick stays in the record' using errcode = 'CL002';
  end if;
  if OLD.status <> 'DRAFT' and OLD.starts_at <= moment
     and ${row('OLD', [...CONTENT, ...RELEASE])} is distinct from ${row('NEW', [...CONTENT, ...RELEASE])} then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
  NEW.version := OLD.version + (${row('OLD', CONTENT)} is distinct from ${row('NEW', CONTENT)})::int;
  if released and ${row('OLD', WORDS)} is distinct from ${row('NEW', WORDS)} then
    insert into pick_revisions (pick_id, version, ${WORDS.map((column) => `"${column}"`).join(', ')}, replaced_at)
    values (OLD.id, OLD.version, ${WORDS.map((column) => `OLD."${column}"`).join(', ')}, NEW.updated_at);
  end if;
  return NEW;
end $$`;

const APPEND_ONLY = `
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
end $$`;
