import type {
  ListedInvoicesQuery,
  ListedMailsQuery,
  ListedPaymentsQuery,
} from '#frontend/generated/graphql.ts';
import type { TagTone } from '#frontend/ui/Tag.tsx';
import type { DisputeState } from '#schema/rules/money/disputes.ts';
import type { FilterChip } from './list-filters.ts';

type InvoiceState = ListedInvoicesQuery['listedInvoices']['nodes'][number]['state'];
type PaymentState = ListedPaymentsQuery['listedPayments']['nodes'][number]['state'];
type MailState = ListedMailsQuery['listedMails']['nodes'][number]['state'];

export const CASH_PAYMENTS: FilterChip = {
  ...{ name: 'cash', kind: 'chip' },
  texts: { true: 'Counted as cash: paid and not canceled, by the day it was paid' },
};
export const CASH_REFUNDS: FilterChip = {
  ...{ name: 'cash', kind: 'chip' },
  texts: { true: 'Counted as cash: sent, and not for a canceled charge, by the day it was sent' },
};
export const CASH_DISPUTES: FilterChip = {
  ...{ name: 'cash', kind: 'chip' },
  texts: {
    TAKEN: 'Counted as cash: taken by banks, by the day they took it',
    RETURNED: 'Counted as cash: won, by the day the money came back',
  },
};
export const RECOVERY: FilterChip = {
  ...{ name: 'recovery', kind: 'chip' },
  texts: {
    RECOVERED: 'Renewals that a bank declined on these days, paid after all',
    LOST: 'Renewals that a bank declined on these days, never paid',
    OPEN: 'Renewals that a bank declined on these days, still tried',
  },
};

/** How a state is shown. */
export interface Shown {
  label: string;
  tone: TagTone;
}

export const INVOICE_STATE_TEXTS: Record<InvoiceState, Shown> = {
  PAID: { label: 'Paid', tone: 'win' },
  OPEN: { label: 'Open', tone: 'accent' },
  UNCOLLECTIBLE: { label: 'Not collected', tone: 'loss' },
  VOID: { label: 'Void', tone: 'plain' },
};

export const REFUND_STATES: Record<InvoiceState, Shown> = {
  ...INVOICE_STATE_TEXTS,
  PAID: { label: 'Sent', tone: 'win' },
  OPEN: { label: 'On its way', tone: 'accent' },
};

export const PAYMENT_STATES: Record<PaymentState, Shown> = {
  SUCCEEDED: { label: 'Succeeded', tone: 'win' },
  DECLINED: { label: 'Declined', tone: 'loss' },
  UNKNOWN: { label: 'Not known yet', tone: 'accent' },
  PREPARED: { label: 'Not sent yet', tone: 'plain' },
};

export const DISPUTE_STATE_TEXTS: Record<DisputeState, Shown> = {
  OPEN: { label: 'To answer', tone: 'accent' },
  ANSWERED: { label: 'Answered', tone: 'plain' },
  ACCEPTED: { label: 'Accepted', tone: 'loss' },
  WON: { label: 'Won', tone: 'win' },
  LOST: { label: 'Lost', tone: 'loss' },
  EXPIRED: { label: 'Not answered', tone: 'loss' },
};

export const MAIL_STATE_TEXTS: Record<MailState, Shown> = {
  SENT: { label: 'Sent', tone: 'win' },
  WAITING: { label: 'Waiting', tone: 'accent' },
  FAILED: { label: 'Failed', tone: 'loss' },
  DROPPED: { label: 'Given up', tone: 'plain' },
};

/** The choices of a filter. */
export function labelsOf(shown: Record<string, Shown>): Record<string, string> {
  return Object.fromEntries(Object.entries(shown).map(([value, { label }]) => [value, label]));
}

/** The kind of a mail, in words: 'Purchase receipt' of purchase-receipt, 'Canceled' of cancelled, which is stored so. */
export function templateText(template: string): string {
  const words = template.replaceAll('-', ' ').replace('cancelled', 'canceled');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
