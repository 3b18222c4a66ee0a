import { Migration } from '@mikro-orm/migrations';

/** What was opened too late is lost for ever: no statement takes it back, or lessens it. */
export class Migration0029OverdueKept extends Migration {
  override up(): void {
    for (const [name, events, level] of TRIGGERS)
      this.addSql(
        `create trigger "${name}" before ${events} on "record_overdue" for each ${level} execute function append_only()`,
      );
  }

  override down(): void {
    for (const [name] of TRIGGERS) this.addSql(`drop trigger "${name}" on "record_overdue"`);
  }
}

const TRIGGERS = [
  ['record_overdue_append_only', 'update or delete', 'row'],
  ['record_overdue_kept', 'truncate', 'statement'],
] as const;
