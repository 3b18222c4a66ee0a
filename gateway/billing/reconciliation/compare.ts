import { isOurOrder } from '#gateway/billing/ledger/our-orders.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';
import { compareCharges, type Found } from './compare-charges.ts';
import { compareRefunds } from './compare-refunds.ts';
import { recordedCharges, recordedRefunds } from './our-records.ts';

export function isOurCharge({ type, orderId }: ProcessorTransaction): boolean {
  return type === 'sale' && isOurOrder(orderId);
}

/** The order names the refund. A refund made by hand carries the order of its charge, or none. */
export function isOurRefund({ type, orderId }: ProcessorTransaction): boolean {
  return type === 'credit' && orderId.startsWith('credit:');
}

export function moneyMoved({ outcome }: ProcessorTransaction): boolean {
  return outcome.kind === 'succeeded';
}

/** Compares the processor's transactions with our records of the window and of their orders. */
export async function discrepanciesOf(
  rows: Rows,
  moved: ProcessorTransaction[],
  window: [Date, Date],
  orders: string[],
): Promise<Found[]> {
  const [charges, refunds] = [moved.filter(isOurCharge), moved.filter(isOurRefund)];
  return [
    ...compareCharges(charges, await recordedCharges(rows, window, orders)),
    ...compareRefunds(refunds, await recordedRefunds(rows, window, orders)),
  ];
}
