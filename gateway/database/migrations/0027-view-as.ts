import { Migration } from '@mikro-orm/migrations';

/** Which of the staff views which member's account, and until when. */
export class Migration0027ViewAs extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists view_as (
        id varchar(40) not null,
        actor_id varchar(128) not null,
        signed_in_at timestamptz(3) not null,
        member_id varchar(128) not null,
        reason varchar(200) not null,
        request_id varchar(64) not null,
        started_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        constraint view_as_pkey primary key (id),
        constraint view_as_once unique (actor_id, request_id),
        constraint view_as_actor_id_foreign foreign key (actor_id) references users (id) on update cascade on delete cascade,
        constraint view_as_member_id_foreign foreign key (member_id) references users (id) on update cascade on delete cascade
      )`,
    );
    this.addSql('create index if not exists view_as_member on view_as (member_id)');
    this.addSql('create index if not exists view_as_open on view_as (expires_at) where ended_at is null');
  }

  override down(): void {
    this.addSql('drop table view_as');
  }
}
