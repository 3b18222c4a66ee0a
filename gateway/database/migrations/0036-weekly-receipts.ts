import { Migration } from '@mikro-orm/migrations';

/** Who wants the receipts of each week by mail, and the week they were last handled for. */
export class Migration0036WeeklyReceipts extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      `alter table "users" add column if not exists "weekly_receipts_since" timestamptz(3) null,
         add column if not exists "weekly_receipts_week" date null`,
    );
    // Building waits for transactions that are older than it, and nobody waits behind it.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists "users_weekly_receipts"');
    this.addSql(
      `create index concurrently "users_weekly_receipts" on "users" ("weekly_receipts_week", "id") where "weekly_receipts_since" is not null`,
    );
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently "users_weekly_receipts"');
    this.addSql(
      'alter table "users" drop column "weekly_receipts_since", drop column "weekly_receipts_week"',
    );
  }
}
