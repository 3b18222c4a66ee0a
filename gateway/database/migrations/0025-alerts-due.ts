import { Migration } from '@mikro-orm/migrations';

/** What is due in the order in which it is claimed: without it each claim sorts everything that waits. */
export class Migration0025AlertsDue extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists pick_alerts_next');
    this.addSql(
      `create index concurrently pick_alerts_next on pick_alerts (channel, due_at, batch_id, user_id) where state in ('WAITING', 'SENDING')`,
    );
    this.addSql('drop index concurrently if exists pick_alerts_due');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql(
      `create index concurrently if not exists pick_alerts_due on pick_alerts (channel, due_at) where state in ('WAITING', 'SENDING')`,
    );
    this.addSql('drop index concurrently if exists pick_alerts_next');
  }
}
