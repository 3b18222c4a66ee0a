import { Migration } from '@mikro-orm/migrations';

/**
 * Points that processes took for a minute. Unlogged: a crash forgets at most a minute of counting, and nothing waits
 * for the disk.
 */
export class Migration0007CostPoints extends Migration {
  override up(): void {
    this.addSql(`create unlogged table "cost_points" (
      "key" varchar(80) not null,
      "window_starts_at" timestamptz(3) not null,
      "taken" int not null, primary key ("key"))`);
  }

  override down(): void {
    this.addSql('drop table "cost_points"');
  }
}
