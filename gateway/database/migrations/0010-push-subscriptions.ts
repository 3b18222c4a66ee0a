import { Migration } from '@mikro-orm/migrations';

/** The browsers that get notifications of picks. */
export class Migration0010PushSubscriptions extends Migration {
  override up(): void {
    this.addSql(
      `create table push_subscriptions (
        id varchar(40) primary key,
        user_id varchar(128) not null,
        signed_in_at timestamptz(3) not null,
        endpoint varchar(1000) not null constraint push_subscriptions_endpoint_unique unique,
        p256dh varchar(90) not null,
        auth varchar(30) not null,
        created_at timestamptz(3) not null,
        constraint push_subscriptions_user_id_signed_in_at_foreign foreign key (user_id, signed_in_at)
          references sessions (user_id, signed_in_at) on update cascade on delete cascade
      )`,
    );
    this.addSql(
      'create unique index push_subscriptions_session on push_subscriptions (user_id, signed_in_at)',
    );
  }

  override down(): void {
    this.addSql('drop table push_subscriptions');
  }
}
