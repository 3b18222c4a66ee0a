import { Migration } from '@mikro-orm/migrations';

/** The few leaves that announce keys and limits are found at each signature and reveal, in a log of any size. */
export class Migration0031KeysOfTheLog extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // Building waits for transactions that are older than it, and nobody waits behind it.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists "record_leaves_announced"');
    this.addSql(
      `create index concurrently "record_leaves_announced" on "record_leaves" ("kind", "index") where "kind" in ('key', 'policy')`,
    );
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently "record_leaves_announced"');
  }
}
