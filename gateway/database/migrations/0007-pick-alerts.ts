import { Migration } from '@mikro-orm/migrations';

/** What opened for which plan, the batches that announce it, and each message to a member. */
export class Migration0007PickAlerts extends Migration {
  override up(): void {
    this.addSql(
      `create table pick_releases (
        pick_id varchar(40) not null,
        tier text not null check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
        kind text not null check (kind in ('RELEASE', 'EDIT', 'WITHDRAWAL')),
        version int not null,
        opened_at timestamptz(3) not null,
        primary key (pick_id, tier, kind, version)
      )`,
    );
    this.addSql(
      `create unique index pick_releases_once on pick_releases (pick_id, tier, kind) where kind <> 'EDIT'`,
    );
    this.addSql('create index pick_releases_by_time on pick_releases (opened_at)');
    this.addSql(
      `create table alert_batches (
        id bigserial primary key,
        channel text not null check (channel in ('MAIL', 'PUSH', 'DISCORD')),
        kind text not null check (kind in ('RELEASE', 'EDIT', 'WITHDRAWAL', 'DIGEST', 'RECAP')),
        tier text check (tier in ('FREE', 'PLUS', 'PREMIUM', 'VIP')),
        day date not null,
        opened_at timestamptz(3) not null,
        closes_at timestamptz(3) not null,
        gathering boolean not null default true,
        fanned_to varchar(128) not null default '',
        whole_at timestamptz(3)
      )`,
    );
    this.addSql(
      `create unique index alert_batches_gathering on alert_batches (channel, kind, coalesce(tier, ''), day) where gathering`,
    );
    this.addSql('create index alert_batches_open on alert_batches (closes_at) where whole_at is null');
    this.addSql('create index alert_batches_day on alert_batches (day, id)');
    this.addSql(
      `create table alert_batch_picks (
        batch_id bigint not null,
        pick_id varchar(40) not null,
        primary key (batch_id, pick_id),
        constraint alert_batch_picks_batch_id_foreign foreign key (batch_id) references alert_batches (id) on delete cascade
      )`,
    );
    this.addSql('create index alert_batch_picks_pick on alert_batch_picks (pick_id)');
    this.addSql(
      `create table pick_alerts (
        batch_id bigint not null,
        user_id varchar(128) not null,
        channel text not null check (channel in ('MAIL', 'PUSH', 'DISCORD')),
        target varchar(100) not null,
        state text not null default 'WAITING'
          check (state in ('WAITING', 'SENDING', 'SENT', 'WITHHELD', 'DROPPED', 'FAILED')),
        due_at timestamptz(3) not null,
        leased_until timestamptz(3),
        tries smallint not null default 0,
        told jsonb,
        reason varchar(300),
        sent_at timestamptz(3),
        created_at timestamptz(3) not null,
        primary key (batch_id, user_id, channel, target),
        constraint pick_alerts_batch_id_foreign foreign key (batch_id) references alert_batches (id) on delete cascade
      )`,
    );
    this.addSql(
      `create index pick_alerts_due on pick_alerts (channel, due_at) where state in ('WAITING', 'SENDING')`,
    );
    this.addSql('create index pick_alerts_user on pick_alerts (user_id, channel, target)');
    this.addSql('create index pick_alerts_old on pick_alerts (created_at)');
  }

  override down(): void {
    for (const table of ['pick_alerts', 'alert_batch_picks', 'alert_batches', 'pick_releases'])
      this.addSql(`drop table ${table}`);
  }
}
