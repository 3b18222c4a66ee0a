import { easternDay } from './eastern-time.ts';

/** Money taken, or money given back. */
export const INVOICE_TYPES = ['charge', 'credit'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

export const INVOICE_STATES = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An attempt is `unknown` when the processor did not answer: it is looked up and never charged again blindly. */
export const ATTEMPT_STATES = ['prepared', 'unknown', 'succeeded', 'declined'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The number people read: the New York day it was made and the end of its id, such as CL-20311120-4F7K2M. */
export function invoiceNumber(id: string, madeAt: Date): string {
  return `CL-${easternDay(madeAt).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`;
}
