import { Migration } from '@mikro-orm/migrations';

/** What the lists of the admin dashboard are read by, newest first, and the beginning of a coupon's code. */
const INDEXES = {
  invoices_newest: 'invoices (created_at, id)',
  invoices_credits_newest: `invoices (created_at, id) where type = 'credit'`,
  invoices_unpaid: `invoices (state, created_at, id) where state <> 'paid'`,
  payment_attempts_newest: 'payment_attempts (created_at, order_id)',
  payment_attempts_unpaid: `payment_attempts (state, created_at, order_id) where state <> 'succeeded'`,
  payment_methods_expiring: `payment_methods ((expiration_year || '-' || expiration_month), user_id) where removed_at is null`,
  coupons_code_prefix: 'coupons (code text_pattern_ops) where deleted_at is null',
};

export class Migration0021ListIndexes extends Migration {
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
