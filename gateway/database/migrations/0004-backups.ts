import { Migration } from '@mikro-orm/migrations';

/** Each backup of the database that finished, written by what took it: deploy/backup/back-up.sh, or a job of the operator's. */
export class Migration0004Backups extends Migration {
  override up(): void {
    this.addSql(
      `create table backups (
        finished_at timestamptz primary key default now(),
        kind text not null check (kind in ('full', 'diff', 'incr'))
      )`,
    );
  }

  override down(): void {
    this.addSql('drop table backups');
  }
}
