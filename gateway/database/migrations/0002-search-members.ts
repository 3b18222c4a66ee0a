import { Migration } from '@mikro-orm/migrations';

/** Indexes by which admins find a member: a name, and the last four digits of a card, removed ones too. */
const INDEXES = {
  users_full_name: `users (lower((billing->>'firstName') || ' ' || (billing->>'lastName')) text_pattern_ops)`,
  users_last_name: `users (lower(billing->>'lastName') text_pattern_ops)`,
  payment_methods_last4: 'payment_methods (last4)',
};

export class Migration0002SearchMembers extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
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
  }
}
