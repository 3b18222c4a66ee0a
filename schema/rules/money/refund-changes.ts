import { dollars } from './money.ts';

interface Refund {
  totalCents: number;
  /** How much of the charge has not been refunded yet. */
  leftCents: number;
  amountCents: number;
}

/** What a refund changes of its invoice, for the page that shows it before and for the audit log. Amounts in cents. */
export function refundChanges({ totalCents, leftCents, amountCents }: Refund) {
  const refunded = totalCents - leftCents;
  return [
    {
      ...{ label: 'Refunded of this invoice', field: 'refundedCents' },
      ...{ before: dollars(refunded), after: dollars(refunded + amountCents) },
    },
    {
      ...{ label: 'Left of it', field: 'leftCents' },
      ...{ before: dollars(leftCents), after: dollars(leftCents - amountCents) },
    },
  ];
}

/** Why a refund that was decided on another page is refused: what is left of the invoice has changed. */
export function refundConflict(seenCents: number, leftCents: number): string {
  return `What is left of this invoice was ${dollars(seenCents)} and is now ${dollars(leftCents)}.`;
}
