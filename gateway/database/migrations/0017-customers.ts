import { Migration } from '@mikro-orm/migrations';

/** Coupons know a customer by mailbox and card, and comparisons with the processor continue where the last one ended. */
export class Migration0017Customers extends Migration {
  override up(): void {
    this.addSql(`alter table "purchases" add column "email_key" varchar(64) null, add column "card_key" varchar(64) null,
      add column "coupon_keys" text[] null`);
    this.addSql(`create index "purchases_mailbox" on "purchases" ("email_key") where "state" = 'completed'`);
    this.addSql(`create index "purchases_card" on "purchases" ("card_key") where "state" = 'completed'`);
    this.addSql(`create table "coupon_uses" ("coupon_id" varchar(40) not null, "person_key" varchar(64) not null,
      "uses" int not null, primary key ("coupon_id", "person_key"))`);
    this.addSql(`create table "sweeps" ("name" varchar(40) not null, "completed_to" timestamptz(3) not null,
      primary key ("name"))`);
  }

  override down(): void {
    this.addSql('drop table "sweeps"');
    this.addSql('drop table "coupon_uses"');
    this.addSql('drop index "purchases_card"');
    this.addSql('drop index "purchases_mailbox"');
    this.addSql(
      'alter table "purchases" drop column "coupon_keys", drop column "card_key", drop column "email_key"',
    );
  }
}
