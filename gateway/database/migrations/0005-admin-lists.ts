import { Migration } from '@mikro-orm/migrations';

/** What admins list and search stays quick however many members there are. */
export class Migration0005AdminLists extends Migration {
  override up(): void {
    this.addSql('create index "users_newest" on "users" ("created_at", "id")');
    this.addSql('create index "users_email_prefix" on "users" (lower("email") text_pattern_ops)');
    this.addSql(
      `create index "invoices_credits_open" on "invoices" ("created_at") where "type" = 'credit' and "state" = 'open'`,
    );
  }

  override down(): void {
    this.addSql('drop index "invoices_credits_open"');
    this.addSql('drop index "users_email_prefix"');
    this.addSql('drop index "users_newest"');
  }
}
