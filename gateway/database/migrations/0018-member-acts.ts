import { Migration } from '@mikro-orm/migrations';

/** Disabled accounts, what the staff did under which request id, and the mails of an address. */
export class Migration0018MemberActs extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table users add column if not exists disabled_at timestamptz(3)');
    this.addSql(
      `create table if not exists staff_acts (
        actor varchar(128) not null,
        request_id varchar(64) not null,
        hash varchar(64) not null,
        at timestamptz(3) not null,
        constraint staff_acts_pkey primary key (actor, request_id)
      )`,
    );
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists outbox_recipient');
    this.addSql('create index concurrently outbox_recipient on outbox (lower(recipient), id)');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently if exists outbox_recipient');
    this.addSql('drop table staff_acts');
    this.addSql('alter table users drop column disabled_at');
  }
}
