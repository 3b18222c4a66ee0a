import { Migration } from '@mikro-orm/migrations';

/** Finds the picks from before the log, of which most sites have none, without reading all picks. */
export class Migration0039ImportedPicks extends Migration {
  override up(): void {
    this.addSql('create index "picks_imported" on "picks" ("id") where "imported"');
  }

  override down(): void {
    this.addSql('drop index "picks_imported"');
  }
}
