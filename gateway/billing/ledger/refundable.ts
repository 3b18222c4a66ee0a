import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './refundable.sql.ts';

/** The number of the charge that each refund of a member returns money of, by the id of the refund. */
export async function refundedNumbers(rows: Rows, userId: string): Promise<Map<string, string>> {
  const refunds = await statements.refundedNumbers.all(rows, { userId });
  return new Map(refunds.map(({ id, number }) => [id, number]));
}

/** How much of each paid charge of a member may still be refunded, by invoice id. */
export async function refundableCents(rows: Rows, userId: string): Promise<Map<string, number>> {
  const charges = await statements.refundableCents.all(rows, { userId });
  return new Map(charges.map(({ id, leftCents }) => [id, leftCents]));
}
