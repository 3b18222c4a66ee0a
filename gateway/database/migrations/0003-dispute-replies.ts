import { Migration } from '@mikro-orm/migrations';

export class Migration0003DisputeReplies extends Migration {
  override up(): void {
    // What is replied to banks about disputed payments.
    this.addSql(`create table dispute_replies (
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
      )`);
    this.addSql(
      `create index dispute_replies_sending on dispute_replies (next_try_at) where state = 'SENDING'`,
    );
    // What members had of the plans they bought, counted before its sources are deleted.
    this.addSql(`create table service_months (
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
      )`);
    this.addSql(`create index service_months_old on service_months (month)`);
  }

  override down(): void {
    this.addSql('drop table service_months');
    this.addSql('drop table dispute_replies');
  }
}
