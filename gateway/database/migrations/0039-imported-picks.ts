import { Migration } from '@mikro-orm/migrations';

/** Finds the picks from before the log, of which most sites have none, without reading all picks. */
export class Migration0039ImportedPicks extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // Building waits for transactions that are older than it, and nobody waits behind it.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists "picks_imported"');
    this.addSql('create index concurrently "picks_imported" on "picks" ("id") where "imported"');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently "picks_imported"');
  }
}
