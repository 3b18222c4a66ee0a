import { Migration } from '@mikro-orm/migrations';

/** Running plans that get another price, and the mails that say so thirty days before. */
export class Migration0026PlanPriceMoves extends Migration {
  override up(): void {
    this.addSql(
      `create table plan_price_moves (
        id varchar(40) primary key,
        tier text not null check (tier in ('PLUS', 'PREMIUM', 'VIP')),
        cents int not null check (cents > 0),
        reason varchar(200) not null,
        proposed_by varchar(128) not null,
        proposed_at timestamptz(3) not null,
        approved_by varchar(128),
        approved_at timestamptz(3),
        ended_by varchar(128),
        ended_at timestamptz(3)
      )`,
    );
    this.addSql('create unique index plan_price_moves_one on plan_price_moves (tier) where ended_at is null');
    this.addSql(
      `create table plan_price_notices (
        subscription_id varchar(40) not null references subscriptions,
        move_id varchar(40) not null references plan_price_moves,
        applies_at timestamptz(3) not null,
        mail_key varchar(120) not null,
        mailed_at timestamptz(3),
        primary key (subscription_id, applies_at)
      )`,
    );
    this.addSql(
      'create index plan_price_notices_unsent on plan_price_notices (applies_at, subscription_id) where mailed_at is null',
    );
    this.addSql('create index plan_price_notices_of_move on plan_price_notices (move_id, applies_at)');
  }

  override down(): void {
    this.addSql('drop table plan_price_notices');
    this.addSql('drop table plan_price_moves');
  }
}
