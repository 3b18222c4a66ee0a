import { Migration } from '@mikro-orm/migrations';

/**
 * How much of the recurring revenue is past due, as changes by day. The database's program keeps it from now on; a database that has plans
 * already begins with what is past due at the next nightly check (decision 97).
 */
export class Migration0035PastDueDays extends Migration {
  override up(): void {
    this.addSql('create table past_due_days (day date primary key, cents12 bigint not null)');
    this.addSql('alter table mrr_history add column past_due_since date null');
    this.addSql(
      `update mrr_history set past_due_since = '2000-01-01' where not exists (select from subscriptions)`,
    );
  }

  override down(): void {
    this.addSql('alter table mrr_history drop column past_due_since');
    this.addSql('drop table past_due_days');
  }
}
