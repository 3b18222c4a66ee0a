import { type ListedInvoicesQueryVariables, useListedInvoicesQuery } from '#frontend/generated/graphql.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { MEMBER, momentOf, PLAN, State } from './cells.tsx';
import { DAYS, states } from './list-filters.ts';
import { listOf, type Question } from './list-of.tsx';
import { CASH_REFUNDS, INVOICE_STATE_TEXTS, labelsOf, RECOVERY, REFUND_STATES } from './list-texts.ts';

/** The charges of all members. */
export const InvoicesTab = invoicesOf('CHARGE');
/** The refunds of all members. */
export const RefundsTab = invoicesOf('REFUND');

function invoicesOf(type: ListedInvoicesQueryVariables['type']) {
  const shown = type === 'CHARGE' ? INVOICE_STATE_TEXTS : REFUND_STATES;
  return listOf({
    ...(type === 'CHARGE'
      ? { tab: 'invoices', title: 'Invoices', what: 'invoices' }
      : { tab: 'refunds', title: 'Refunds', what: 'refunds' }),
    file: 'INVOICES',
    always: { type },
    filters: [type === 'CHARGE' ? RECOVERY : CASH_REFUNDS, states(labelsOf(shown)), ...DAYS],
    useList(question: Question<ListedInvoicesQueryVariables>) {
      const asked = useListedInvoicesQuery(question);
      return { asked, list: asked.data?.listedInvoices };
    },
    columns: ({ cash }) => [
      { head: 'Number', cell: ({ number }) => number },
      MEMBER,
      PLAN,
      { head: 'Amount', figure: true, cell: ({ cents }) => priceText(cents) },
      { head: 'State', cell: (invoice) => <State of={shown[invoice.state]} /> },
      {
        ...{ head: cash ? 'Sent' : 'Created', figure: true },
        cell: ({ paidAt, createdAt }) => momentOf((cash && paidAt) || createdAt),
      },
    ],
    keyOf: ({ id }) => id,
  });
}
