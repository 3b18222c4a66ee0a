import type { Services } from '#gateway/auth/context.ts';
import type { InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { addressLines } from '#schema/rules/money/billing-form.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { easternDay, plainDay, plainMoment } from '#schema/rules/time/eastern-time.ts';

/** Who issues invoices, and the taxes that prices contain. */
export type Issuer = Pick<Services, 'seller' | 'tax'>;

/** The text of an invoice, shared by its page and its PDF. */
export interface InvoiceText {
  /** Name, address and tax number of the seller. */
  seller: string[];
  title: string;
  number: string;
  state: string;
  facts: [label: string, value: string][];
  lines: [description: string, amount: string][];
  total: [label: string, amount: string];
  /** Taxes that the total contains. */
  taxes: [description: string, amount: string][];
  closing: string;
}

export function invoiceTextOf(invoice: InvoiceRecord, { seller, tax }: Issuer): InvoiceText {
  const isRefund = invoice.type === 'credit';
  const { lines, totalCents } = invoice;
  const { totalCents: cents, billedTo, createdAt } = invoice;
  const taxes = tax.contained({ cents, billedTo, at: createdAt });
  return {
    seller: [seller.name, ...seller.address, ...(seller.taxId ? [`Tax ID ${seller.taxId}`] : [])],
    title: isRefund ? 'Refund' : 'Invoice',
    number: invoice.number,
    state: stateOf(invoice),
    facts: factsOf(invoice),
    lines: lines.map(({ description, cents }) => [description, dollars(cents)]),
    taxes: taxes.map((line): [string, string] => [`Includes ${line.description}`, dollars(line.cents)]),
    total: [isRefund ? 'Total refunded' : 'Total', dollars(totalCents)],
    closing: closingOf(invoice),
  };
}

function factsOf(invoice: InvoiceRecord) {
  const { email, billedTo, paidWith, createdAt, paidAt, periodStartsAt, periodEndsAt, type } = invoice;
  const day = (instant: Date) => plainDay(easternDay(instant));
  const facts: [string, string][] = [
    ['For', [...(billedTo ? addressLines(billedTo) : []), email].join(', ')],
    ['Date', day(createdAt)],
    ['Period', `${day(periodStartsAt)} to ${day(periodEndsAt)}`],
  ];
  if (paidAt) facts.push([type === 'credit' ? 'Refunded' : 'Paid', plainMoment(paidAt)]);
  if (paidWith) facts.push(['Card', cardName(paidWith)]);
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
