import { Migration } from '@mikro-orm/migrations';

/**
 * One row with a stamp that is new after every commit that changes what a reader of picks may see. Gateways reuse an
 * answer only while the stamp is the same, so no answer outlives a write, whichever process wrote.
 *
 * Stamps are random and not counted: after a failover to a standby that missed a commit, a counter would say the same
 * number for other picks. The row is locked at the end of a transaction, when no other lock is still to be taken.
 */
export class Migration0018PicksVersion extends Migration {
  override up(): void {
    this.addSql(`create table "picks_version" (
      "id" int not null,
      "stamp" uuid not null default gen_random_uuid(),
      "writer" xid8 null,
      primary key ("id"))`);
    this.addSql('insert into "picks_version" ("id") values (1)');
    this.addSql(CHANGED);
    for (const [table, events] of SOURCES)
      this.addSql(
        `create constraint trigger "${table}_version" after ${events} on "${table}"
           deferrable initially deferred for each row execute function picks_version_changed()`,
      );
  }

  override down(): void {
    for (const [table] of SOURCES) this.addSql(`drop trigger "${table}_version" on "${table}"`);
    this.addSql('drop function picks_version_changed()');
    this.addSql('drop table "picks_version"');
  }
}

/** Once per transaction. */
const CHANGED = `
create function picks_version_changed() returns trigger language plpgsql as $$
begin
  update picks_version set stamp = gen_random_uuid(), writer = pg_current_xact_id()
   where writer is distinct from pg_current_xact_id();
  return null;
end $$`;

/** What the fields of a pick are read from. The tables of the log are only added to. */
const SOURCES = [
  ['picks', 'insert or update or delete'],
  ['pick_grades', 'insert'],
  ['pick_revisions', 'insert or update or delete'],
  ['record_leaves', 'insert'],
  ['record_openings', 'insert'],
  ['record_days', 'insert'],
  ['record_checkpoints', 'insert'],
  ['record_cosignatures', 'insert'],
] as const;
