import { Migration } from '@mikro-orm/migrations';

/** Since when a process has been there that could run a job: only from then on may it be late. */
export class Migration0033JobsWatchedSince extends Migration {
  override up(): void {
    this.addSql('alter table job_runs add column if not exists watched_since timestamptz(3) null');
  }

  override down(): void {
    this.addSql('alter table job_runs drop column watched_since');
  }
}
