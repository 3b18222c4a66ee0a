import { Migration } from '@mikro-orm/migrations';

/**
 * Sums of money and of trials by day of New York, of days that are over; the nightly check counts them (decision 95). The index finds
 * what was canceled after its day was counted. Rows are never needed: a day without sums is added up where it is asked for.
 */
export class Migration0030MoneyDays extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of TABLES) this.addSql(statement);
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists payment_attempts_voided');
    this.addSql(
      'create index concurrently payment_attempts_voided on payment_attempts (voided_at) where voided_at is not null',
    );
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('drop index concurrently if exists payment_attempts_voided');
    this.addSql('drop table if exists cash_days, trial_days');
  }
}

const TABLES = [
  `create table if not exists cash_days (
    day date primary key,
    charged_cents bigint not null,
    refunded_cents bigint not null,
    counted_at timestamptz(3) not null
  )`,
  `create table if not exists trial_days (
    day date primary key,
    ended integer not null,
    paid integer not null,
    counted_at timestamptz(3) not null
  )`,
];
