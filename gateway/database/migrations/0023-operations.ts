import { Migration } from '@mikro-orm/migrations';

/** Problems that somebody has looked at, how the background jobs run, mails that are given up, and why plans were canceled. */
export class Migration0023Operations extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      `create table if not exists problem_acknowledgements (
        kind varchar(20) not null,
        subject varchar(200) not null,
        fact char(64) not null,
        note varchar(200) not null,
        actor varchar(128) not null,
        at timestamptz(3) not null,
        until timestamptz(3) not null,
        constraint problem_acknowledgements_pkey primary key (kind, subject)
      )`,
    );
    this.addSql(
      `create table if not exists job_runs (
        name varchar(40) not null,
        every_seconds int not null,
        ran_at timestamptz(3) null,
        took_ms int null,
        failing_since timestamptz(3) null,
        failure varchar(300) null,
        constraint job_runs_pkey primary key (name)
      )`,
    );
    this.addSql('alter table outbox add column if not exists dropped_at timestamptz(3) null');
    this.addSql('alter table subscriptions add column if not exists cancel_reason text null');
    // Added without a look at the rows, which are then read while others write: a transaction would hold the lock of the first
    // statement until the second has read them all.
    this.addSql('alter table subscriptions drop constraint if exists subscriptions_cancel_reason_check');
    this.addSql(
      `alter table subscriptions add constraint subscriptions_cancel_reason_check
        check (cancel_reason in ('PRICE', 'RESULTS', 'SEASON', 'TOO_MANY', 'PRODUCT', 'OTHER')) not valid`,
    );
    this.addSql('alter table subscriptions validate constraint subscriptions_cancel_reason_check');
  }

  override down(): void {
    this.addSql('alter table subscriptions drop column cancel_reason');
    this.addSql('alter table outbox drop column dropped_at');
    this.addSql('drop table job_runs');
    this.addSql('drop table problem_acknowledgements');
  }
}
