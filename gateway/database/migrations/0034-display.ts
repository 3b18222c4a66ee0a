import { Migration } from '@mikro-orm/migrations';

/** How a member wants prices and times shown; null: never chosen. */
export class Migration0034Display extends Migration {
  override up(): void {
    this.addSql(
      'alter table "users" add column "odds_format" varchar(10) null, add column "time_zone" varchar(64) null',
    );
  }

  override down(): void {
    this.addSql('alter table "users" drop column "odds_format", drop column "time_zone"');
  }
}
