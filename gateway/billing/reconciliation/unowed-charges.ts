import { type Discrepancy, isNotBooked } from '#gateway/billing/ledger/discrepancies.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import * as statements from './unowed-charges.sql.ts';

/** A charge that timed out, was made after all, and pays for nothing any more. */
export interface UnowedCharge extends statements.UnowedChargeRow {
  transactionId: string;
  cents: number;
}

/**
 * The charge of a discrepancy, if our own records say that it is not owed: its purchase or upgrade was undone, another
 * attempt paid its month, or its plan has ended. Null for a charge that is not in our records, or that they have as
 * declined by the bank: an admin has to look at it.
 */
export async function unowedCharge(rows: Rows, { kind, details }: Discrepancy): Promise<UnowedCharge | null> {
  if (!isNotBooked(kind)) return null;
  const { orderId, transactionId, cents } = details;
  const found = await statements.unowedCharge.first(rows, { orderId: String(orderId), code: NOT_CHARGED });
  return found ? { ...found, transactionId: String(transactionId), cents: Number(cents) } : null;
}
