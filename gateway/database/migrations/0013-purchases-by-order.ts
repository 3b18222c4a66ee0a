import { Migration } from '@mikro-orm/migrations';

/** Reconciler, notifications and sweeps look for the purchase of an order; no two have the same. */
export class Migration0013PurchasesByOrder extends Migration {
  override up(): void {
    this.addSql('create unique index "purchases_order" on "purchases" ("order_id")');
  }

  override down(): void {
    this.addSql('drop index "purchases_order"');
  }
}
