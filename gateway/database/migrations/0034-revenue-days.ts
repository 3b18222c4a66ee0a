import { Migration } from '@mikro-orm/migrations';

/**
 * Figures of revenue by day of New York, of days that are over; the nightly check counts them all again (decision 98). Rows are never
 * needed: days without them are counted where they are asked for. The index finds the trials that given days prolonged.
 */
export class Migration0034RevenueDays extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create table if not exists revenue_days (
      figure text not null check (figure in ('GONE', 'SAID', 'DECLINED')),
      day date not null,
      value text not null,
      found integer not null,
      cents bigint not null,
      primary key (figure, day, value)
    )`);
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists subscription_events_days_given');
    this.addSql(
      `create index concurrently subscription_events_days_given on subscription_events (at) where type = 'days-given'`,
    );
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently if exists subscription_events_days_given');
    this.addSql('drop table if exists revenue_days');
  }
}
