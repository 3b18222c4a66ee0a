import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { RecordedCharge } from './compare-charges.ts';
import type { RecordedRefund } from './compare-refunds.ts';
import * as statements from './our-records.sql.ts';

/**
 * Our charges recorded in a time window, and those of the given orders: a charge that the processor made late may have
 * been recorded long before.
 */
export function recordedCharges(
  rows: Rows,
  [from, to]: [Date, Date],
  orders: string[],
): Promise<RecordedCharge[]> {
  return statements.recordedCharges.all(rows, { from, to, orders });
}

/** Our refunds of a time window, and those of the given orders. */
export function recordedRefunds(
  rows: Rows,
  [from, to]: [Date, Date],
  orders: string[],
): Promise<RecordedRefund[]> {
  return statements.recordedRefunds.all(rows, { from, to, orders });
}

/** Timed-out charges of these orders whose invoice is still open. */
export async function timedOutAndOwed(rows: Rows, orders: string[]): Promise<Set<string>> {
  const unanswered = await statements.timedOutAndOwed.all(rows, { orders, code: NOT_CHARGED });
  return new Set(unanswered.map(({ orderId }) => orderId));
}
