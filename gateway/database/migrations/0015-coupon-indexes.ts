import { Migration } from '@mikro-orm/migrations';

/** The codes of a batch, and the redemptions of a coupon, newest first. */
const INDEXES = {
  coupons_batch: 'coupons (batch_id, code) where batch_id is not null',
  coupon_redemptions_newest: 'coupon_redemptions (coupon_id, created_at, subscription_id)',
};

export class Migration0015CouponIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists ${name}`);
  }
}
