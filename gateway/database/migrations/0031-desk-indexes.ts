import { Migration } from '@mikro-orm/migrations';

/** What the list of all redemptions and the health of webhooks are read by. */
const INDEXES = {
  coupon_redemptions_all: 'coupon_redemptions (created_at, subscription_id)',
  webhook_inbox_received: 'webhook_inbox (received_at)',
};

export class Migration0031DeskIndexes extends Migration {
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
