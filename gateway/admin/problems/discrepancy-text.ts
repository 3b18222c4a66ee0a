import { dollars } from '#schema/rules/money.ts';

/** What is known of a difference, as `payments/sweep.ts` and `payments/settle.ts` write it down. */
export interface DiscrepancyDetails {
  orderId?: string | null;
  transactionId?: string;
  cents?: number;
  booked?: number;
}

/** A difference between our books and the processor's as one sentence; a kind that is new here is its own name. */
export function discrepancyText(
  kind: string,
  { orderId, cents = 0, booked = 0 }: DiscrepancyDetails,
): string {
  const order = orderId ? `order ${orderId}` : 'an order without a name';
  switch (kind) {
    case 'charge-not-booked':
      return `The processor took ${dollars(cents)} for ${order}, which our books do not have as paid.`;
    case 'booking-not-charged':
      return `Our books have ${dollars(cents)} for ${order} as paid, but the processor has no such charge.`;
    case 'amount-differs':
      return `The processor took ${dollars(cents)} for ${order}, where our books say ${dollars(booked)}.`;
    case 'charged-twice':
      return `The processor took ${dollars(cents)} for ${order} a second time.`;
    case 'paid-after-end':
      return `The processor took ${dollars(cents)} for ${order} after its plan had ended.`;
    case 'refund-not-booked':
      return `The processor gave back ${dollars(cents)} for ${order}, which our books do not have as credited.`;
    case 'credit-not-refunded':
      return `Our books have ${dollars(cents)} for ${order} as given back, but the processor has no such refund.`;
    case 'refund-differs':
      return `The processor gave back ${dollars(cents)} for ${order}, where our books say ${dollars(booked)}.`;
    default:
      return `${kind}: ${order}`;
  }
}
