import { easternDay } from '#schema/rules/time/eastern-time.ts';

/** A charge or a refund. */
export const INVOICE_TYPES = ['charge', 'credit'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

export const INVOICE_STATES = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What became of an invoice that a bank declined at least once. */
export const RECOVERY_OUTCOMES = ['RECOVERED', 'LOST', 'OPEN'] as const;
export type RecoveryOutcome = (typeof RECOVERY_OUTCOMES)[number];

/** `unknown`: the processor did not answer. The attempt is looked up and never charged again blindly. */
export const ATTEMPT_STATES = ['prepared', 'unknown', 'succeeded', 'declined'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The invoice number: its New York day and the end of its id, such as CL-20311120-4F7K2M. */
export function invoiceNumber(id: string, madeAt: Date): string {
  return `CL-${easternDay(madeAt).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`;
}
