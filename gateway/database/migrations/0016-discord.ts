import { Migration } from '@mikro-orm/migrations';

/** Discord accounts of members with their roles, what was posted, and which process talks to Discord. */
export class Migration0016Discord extends Migration {
  override up(): void {
    this.addSql(
      `create table discord_links (
        discord_id varchar(20) primary key,
        user_id varchar(128) constraint discord_links_user_id_unique unique,
        name varchar(40) not null,
        want text check (want in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
        have text check (have in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
        confirmed boolean not null default true,
        seen varchar(32) not null default '',
        due_at timestamptz(3) not null,
        tries smallint not null default 0,
        retry_at timestamptz(3),
        failure varchar(300),
        failed_since timestamptz(3),
        linked_at timestamptz(3) not null,
        constraint discord_links_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete set null
      )`,
    );
    this.addSql(
      'create index discord_links_open on discord_links (retry_at) where have is distinct from want or not confirmed',
    );
    this.addSql(
      `create table discord_messages (
        batch_id bigint not null,
        channel_id varchar(20) not null,
        message_id varchar(20) not null,
        tier text not null check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
        picks jsonb not null,
        posted_at timestamptz(3) not null,
        primary key (batch_id, channel_id)
      )`,
    );
    this.addSql(
      `create table discord_process (
        name varchar(20) primary key,
        holder varchar(40) not null,
        leased_until timestamptz(3) not null,
        stopped varchar(300),
        stopped_since timestamptz(3)
      )`,
    );
    this.addSql(
      'alter table sessions add column discord_state varchar(64), add column discord_state_at timestamptz(3)',
    );
  }

  override down(): void {
    this.addSql('alter table sessions drop column discord_state, drop column discord_state_at');
    for (const table of ['discord_process', 'discord_messages', 'discord_links'])
      this.addSql(`drop table ${table}`);
  }
}
