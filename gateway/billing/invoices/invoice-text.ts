import type { InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { easternDay, easternMoment, longDay } from '#schema/rules/eastern-time.ts';
import { dollars } from '#schema/rules/money.ts';

/** The text of an invoice, shared by its page and its PDF. */
export interface InvoiceText {
  title: string;
  number: string;
  state: string;
  facts: [label: string, value: string][];
  lines: [description: string, amount: string][];
  total: [label: string, amount: string];
  closing: string;
}

export function textOf(invoice: InvoiceRecord): InvoiceText {
  const credit = invoice.type === 'credit';
  const { lines, totalCents } = invoice;
  return {
    title: credit ? 'Credit' : 'Invoice',
    number: invoice.number,
    state: stateOf(invoice),
    facts: factsOf(invoice),
    lines: lines.map(({ description, cents }) => [description, dollars(cents)]),
    total: [credit ? 'Total credited' : 'Total', dollars(totalCents)],
    closing: closingOf(invoice),
  };
}

function factsOf({ email, createdAt, paidAt, periodStartsAt, periodEndsAt, type }: InvoiceRecord) {
  const day = (instant: Date) => longDay(easternDay(instant));
  const facts: [string, string][] = [
    ['For', email],
    ['Date', day(createdAt)],
    ['Period', `${day(periodStartsAt)} to ${day(periodEndsAt)}`],
  ];
  if (paidAt) facts.push([type === 'credit' ? 'Refunded' : 'Paid', easternMoment(paidAt)]);
  return facts;
}

function stateOf({ state, type }: InvoiceRecord): string {
  if (state === 'paid') return type === 'credit' ? 'Refunded' : 'Paid';
  return { open: 'Open', void: 'Void', uncollectible: 'Not paid' }[state];
}

function closingOf({ state }: InvoiceRecord): string {
  if (state === 'void') return 'This invoice is void. Nothing was charged for it.';
  return 'All amounts are US dollars.';
}
