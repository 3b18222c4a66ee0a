import { Migration } from '@mikro-orm/migrations';

/**
 * The statements that count a pick are planned once a connection. Each finds its rows by their keys, so that no plan is better
 * for one pick than for another; planning them took most of the time of a grade (docs/measured/record.md).
 */
export class Migration0035PlannedCounts extends Migration {
  override up(): void {
    this.addSql('alter function record_count(text) set plan_cache_mode = force_generic_plan');
  }

  override down(): void {
    this.addSql('alter function record_count(text) reset plan_cache_mode');
  }
}
