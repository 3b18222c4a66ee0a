import type { MoneyWorld } from './money.ts';

/** Every table that a purchase may write to, but for those that only count or wait. */
export const TABLES = [
  ...['users', 'subscriptions', 'subscription_events', 'invoices', 'invoice_lines', 'payment_attempts'],
  ...['payment_methods', 'purchases', 'coupons', 'coupon_redemptions', 'trial_grants', 'outbox'],
  ...['mrr_movements', 'disputes'],
];

export const MONEY_TABLES = [
  ...TABLES,
  ...['webhook_inbox', 'differences', 'rate_limits', 'devices', 'coupon_uses', 'sweeps'],
  ...['mrr_days', 'mrr_cohorts'],
];

/** All rows about money as JSON. */
export async function moneyRows(world: Pick<MoneyWorld, 'gateway'>): Promise<string> {
  return JSON.stringify(await rowsByTable(world, 'jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text)'));
}

/** The same as one text a table, at half the cost: enough to see that nothing moved. */
export function rowsAsText(world: MoneyWorld) {
  return rowsByTable<string | null>(world, `string_agg(t::text, ' ' order by t::text)`);
}

async function rowsByTable<T = unknown>(
  { gateway }: Pick<MoneyWorld, 'gateway'>,
  rows: string,
): Promise<Record<string, T>> {
  const columns = TABLES.map((table) => `(select ${rows} from ${table} t) as ${table}`);
  const [found] = await gateway.services.database.em.execute(`select ${columns.join(', ')}`);
  return found ?? {};
}
