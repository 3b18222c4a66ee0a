import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

interface InvoiceGiven {
  id: string;
  createdAt: string;
  type?: 'charge' | 'credit';
  state?: 'open' | 'paid' | 'void' | 'uncollectible';
  lines?: { description: string; cents: number }[];
}

/** An invoice of a user who has a plan. */
export async function invoice(
  { services }: TestGateway,
  { uid }: TestUser,
  {
    id,
    createdAt,
    type = 'charge',
    state = 'paid',
    lines = [{ description: 'Premium Plan, 1 month', cents: 12_900 }],
  }: InvoiceGiven,
): Promise<void> {
  const { em } = services.database;
  const made = new Date(createdAt);
  const ends = new Date(made.getTime() + 30 * 24 * 3_600_000);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  await em.execute(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, created_at, paid_at)
     values (?, ?, ?, ?, ?, 1, ?, ?, 'PREMIUM', ?, ?, ?, ?, ?)`,
    [
      ...[id, `CL-${id}`, uid, `sub_${uid}`, `test-${id}`, type, state, total],
      ...[made, ends, made, state === 'paid' ? made : null],
    ],
  );
  for (const [position, { description, cents }] of lines.entries())
    await em.execute('insert into invoice_lines values (?, ?, ?, ?)', [id, position, description, cents]);
}
