import { Migration } from '@mikro-orm/migrations';

/** Acts of the staff that wait for a second person. */
export class Migration0028Approvals extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists approvals (
        id varchar(40) not null,
        kind varchar(20) not null,
        subject varchar(128) not null,
        text varchar(200) not null,
        cause varchar(20) not null,
        payload jsonb not null,
        member_id varchar(128),
        asked_by varchar(128) not null,
        reason varchar(200) not null,
        asked_at timestamptz(3) not null,
        approved boolean,
        decided_by varchar(128),
        decided_at timestamptz(3),
        note varchar(200),
        constraint approvals_pkey primary key (id)
      )`,
    );
    this.addSql(
      'create unique index if not exists approvals_waiting on approvals (kind, subject) where decided_at is null',
    );
    this.addSql('create index if not exists approvals_newest on approvals (asked_at, id)');
  }

  override down(): void {
    this.addSql('drop table approvals');
  }
}
