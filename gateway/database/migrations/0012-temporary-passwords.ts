import { Migration } from '@mikro-orm/migrations';

/** Jobs ask every few seconds which temporary passwords are over, however many purchases there were. */
export class Migration0012TemporaryPasswords extends Migration {
  override up(): void {
    this.addSql(
      'create index "purchases_temporary" on "purchases" ("finished_at") where "temporary_password"',
    );
  }

  override down(): void {
    this.addSql('drop index "purchases_temporary"');
  }
}
