import { Migration } from '@mikro-orm/migrations';

/** What the page of the audit log filters by. */
const INDEXES = {
  audit_log_actor: 'audit_log (actor, id)',
  audit_log_action: 'audit_log (action, id)',
  audit_log_at: 'audit_log (at)',
};

export class Migration0017AuditLog extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table audit_log add column if not exists signed_in_at timestamptz(3)');
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists ${name}`);
    this.addSql('alter table audit_log drop column signed_in_at');
  }
}
