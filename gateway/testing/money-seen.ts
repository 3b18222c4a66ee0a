import type { MoneyWorld } from './money.ts';

/** How much random sequences have come to: a model that meets nothing would find nothing. */
const COUNTED = {
  lives: `select count(distinct user_id) from subscriptions`,
  charges: `select count(*) from payment_attempts where state = 'succeeded'`,
  declines: `select count(*) from payment_attempts where state = 'declined'`,
  refunds: `select count(*) from invoices where type = 'credit' and state = 'paid'`,
  disputes: `select count(*) from disputes`,
  coupons: `select count(*) from coupon_redemptions`,
  trials: `select count(*) from trial_grants`,
  changes: `select count(*) from mrr_movements where kind in ('EXPANSION', 'CONTRACTION')`,
  pauses: `select count(*) from subscription_events where type = 'paused'`,
  resumed: `select count(*) from subscription_events where type = 'resumed'`,
  'days given': `select count(*) from subscription_events where type = 'days-given'`,
  'price mails': `select count(*) from plan_price_notices where mailed_at is not null`,
  'prices moved': `select count(*) from mrr_movements where kind = 'PRICE'`,
  deletions: `select count(*) from account_deletions`,
} as const;

export type Seen = Record<keyof typeof COUNTED | 'sequences' | 'steps', number>;

export function noSight(): Seen {
  const names = ['sequences', 'steps', ...Object.keys(COUNTED)];
  return Object.fromEntries(names.map((name) => [name, 0])) as Seen;
}

/** Adds what a sequence left in the database. */
export async function see(world: MoneyWorld, seen: Seen, steps: number): Promise<void> {
  const columns = Object.entries(COUNTED).map(([name, sql]) => `(${sql})::int as "${name}"`);
  const [counts] = await world.gateway.services.database.em.execute<Partial<Seen>[]>(
    `select ${columns.join(', ')}`,
  );
  for (const [name, count] of Object.entries({ ...counts, sequences: 1, steps }))
    seen[name as keyof Seen] += count;
}
