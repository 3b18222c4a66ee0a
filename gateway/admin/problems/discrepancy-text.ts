import { dollars } from '#schema/rules/money/money.ts';

/** The detail of a discrepancy, as `compare-with-processor.ts` and `settle.ts` record it. */
export interface DiscrepancyDetails {
  orderId?: string | null;
  transactionId?: string;
  cents?: number;
  booked?: number;
}

/** A discrepancy as one sentence; an unknown kind is shown by its name. */
export function discrepancyText(
  kind: string,
  { orderId, cents = 0, booked = 0 }: DiscrepancyDetails,
): string {
  const order = orderId ? `order ${orderId}` : 'an order without a name';
  switch (kind) {
    case 'charge-not-booked':
      return `The processor charged ${dollars(cents)} for ${order}, which is not paid in our records.`;
    case 'booking-not-charged':
      return `Our records have ${dollars(cents)} for ${order} as paid, but the processor has no such charge.`;
    case 'amount-differs':
      return `The processor charged ${dollars(cents)} for ${order}, but our records say ${dollars(booked)}.`;
    case 'charged-twice':
      return `The processor charged ${dollars(cents)} for ${order} a second time.`;
    case 'paid-after-end':
      return `The processor charged ${dollars(cents)} for ${order} after its plan had ended.`;
    case 'refund-not-booked':
      return `The processor refunded ${dollars(cents)} for ${order}, which is not refunded in our records.`;
    case 'credit-not-refunded':
      return `Our records have ${dollars(cents)} for ${order} as refunded, but the processor has no such refund.`;
    case 'refund-differs':
      return `The processor refunded ${dollars(cents)} for ${order}, but our records say ${dollars(booked)}.`;
    case 'dispute-not-booked':
      return `A bank disputes ${dollars(cents)} for ${order}, which is not paid in our records.`;
    case 'dispute-not-known':
      return `Our records have a dispute about ${dollars(cents)} for ${order}, which the processor does not know.`;
    default:
      return `${kind}: ${order}`;
  }
}
