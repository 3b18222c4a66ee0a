import { Migration } from '@mikro-orm/migrations';

/** Indexes that the figures of revenue read: money by its day, declines by theirs, and the few plans that are not plainly active. */
const INDEXES = {
  payment_attempts_paid: `payment_attempts (settled_at) include (amount_cents) where state = 'succeeded' and voided_at is null`,
  payment_attempts_declined: `payment_attempts (created_at) include (invoice_id, decline_code) where state = 'declined'`,
  invoices_credits_paid: `invoices (paid_at) where type = 'credit' and state = 'paid'`,
  trial_grants_created: 'trial_grants (created_at)',
  subscriptions_watched: `subscriptions (state) where state <> 'ended' and (state in ('trialing', 'past_due') or source = 'grant' or cancel_at_period_end or pending_tier is not null)`,
};

export class Migration0013RevenueIndexes extends Migration {
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
