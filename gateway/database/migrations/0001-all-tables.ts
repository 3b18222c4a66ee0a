import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from '#gateway/database/sql-files.ts';

/** Tables refer to those of files before theirs. */
const FILES = [
  'lists',
  'people',
  'staff',
  'plans',
  'coupons',
  'money',
  'revenue',
  'picks',
  'figures',
  'record',
  'games',
  'alerts',
  'webhooks',
  'operations',
];

/** Every table as it was on November 30, 2026 (docs/decisions/0044). */
export class Migration0001AllTables extends Migration {
  override up(): void {
    for (const name of FILES) this.addSql(sqlFile(`migrations/tables/${name}.sql`));
  }
}
