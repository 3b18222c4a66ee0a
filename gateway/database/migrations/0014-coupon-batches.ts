import { Migration } from '@mikro-orm/migrations';

/** Batches of single-use codes. */
export class Migration0014CouponBatches extends Migration {
  override up(): void {
    this.addSql(`create table coupon_batches (
      id varchar(40) primary key,
      request_id varchar(80) not null constraint coupon_batches_request unique,
      label varchar(80) not null,
      size integer not null,
      created_at timestamptz(3) not null
    )`);
    this.addSql('alter table coupons add column batch_id varchar(40) null');
  }

  override down(): void {
    this.addSql('alter table coupons drop column batch_id');
    this.addSql('drop table coupon_batches');
  }
}
