import { Migration } from '@mikro-orm/migrations';

/** Prices and scores belong to what readers of picks are shown, so that writing them changes the version (0018). */
export class Migration0021PricesChangePicks extends Migration {
  override up(): void {
    for (const table of TABLES)
      this.addSql(
        `create constraint trigger "${table}_version" after insert or update or delete on "${table}"
           deferrable initially deferred for each row execute function picks_version_changed()`,
      );
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop trigger "${table}_version" on "${table}"`);
  }
}

const TABLES = ['pick_prices', 'game_scores'];
