import { Migration } from '@mikro-orm/migrations';

/** The books whose prices a member is shown. */
export class Migration0024MyBooks extends Migration {
  override up(): void {
    this.addSql('alter table users add column books jsonb');
  }

  override down(): void {
    this.addSql('alter table users drop column books');
  }
}
