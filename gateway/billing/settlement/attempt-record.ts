import type { Rows } from '#gateway/database/rows.ts';
import { type AttemptByOrderRow, attemptByOrder } from './attempt-record.sql.ts';
import type { PaidCharge } from './payment-succeeded.ts';

type InvoiceColumn = 'id' | 'number' | 'kind' | 'tier' | 'periodNo' | 'totalCents' | 'monthCents';

/** An attempt with its invoice. `currentCard` may be another than the card that was charged. */
export interface AttemptRecord
  extends Omit<AttemptByOrderRow, InvoiceColumn | 'periodStartsAt' | 'periodEndsAt'> {
  invoice: PaidCharge;
}

/** Whether its outcome is still unknown. */
export function isOpen({ attemptState }: AttemptRecord): boolean {
  return attemptState === 'prepared' || attemptState === 'unknown';
}

export async function findAttempt(rows: Rows, orderId: string): Promise<AttemptRecord | null> {
  const row = await attemptByOrder.first(rows, { orderId });
  if (!row) return null;
  const { id, number, kind, tier, periodNo, totalCents, monthCents, ...rest } = row;
  const { periodStartsAt: startsAt, periodEndsAt: endsAt, ...attempt } = rest;
  const period = { startsAt, endsAt };
  return { ...attempt, invoice: { id, number, kind, tier, periodNo, totalCents, monthCents, period } };
}
