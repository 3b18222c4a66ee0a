import { Migration } from '@mikro-orm/migrations';

const WATCHED = `where state <> 'ended' and (state in ('trialing', 'past_due') or source = 'grant' or cancel_at_period_end or pending_tier is not null)`;

/**
 * Indexes of the page of revenue and of the lists that its figures open (decision 100): plans that are not plainly active in the order of
 * their lists and with all that their sums ask, movements by kind and reason, declines by their invoice, and what is rare among many.
 */
const INDEXES = {
  subscriptions_watched_by_end: `subscriptions (current_period_ends_at, id)
    include (state, source, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end, pending_tier, pending_cents) ${WATCHED}`,
  subscriptions_said: 'subscriptions (cancel_reason) where cancel_reason is not null',
  mrr_movements_kind: 'mrr_movements (kind, day, id)',
  mrr_movements_reason: `mrr_movements (reason, day, id) where reason <> ''`,
  payment_attempts_declined_of: `payment_attempts (invoice_id) include (decline_code) where state = 'declined'`,
  invoices_lost: `invoices (created_at, id) where state not in ('paid', 'open')`,
};

export class Migration0036ListsOfFigures extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // The build waits for every statement that runs; an attempt that was broken off leaves an invalid index.
    this.addSql('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) this.#build(name, on);
    this.addSql('drop index concurrently if exists subscriptions_watched');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.#build('subscriptions_watched', `subscriptions (state) ${WATCHED}`);
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists ${name}`);
  }

  #build(name: string, on: string): void {
    this.addSql(`drop index concurrently if exists ${name}`);
    this.addSql(`create index concurrently ${name} on ${on}`);
  }
}
