import { Migration } from '@mikro-orm/migrations';

/** Lists of picks go through any range of days, page by page, however many picks there are. */
export class Migration0009PicksInOrder extends Migration {
  override up(): void {
    this.addSql('create index "picks_in_order" on "picks" ("date", "starts_at", "id")');
  }

  override down(): void {
    this.addSql('drop index "picks_in_order"');
  }
}
