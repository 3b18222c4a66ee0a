import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from '#gateway/database/sql-files.ts';

/** Every table, as the 39 migrations before it had made them by November 23, 2026 (docs/decisions/0044). */
export class Migration0001Baseline extends Migration {
  override up(): void {
    this.addSql(sqlFile('migrations/0001-baseline.sql'));
  }
}
