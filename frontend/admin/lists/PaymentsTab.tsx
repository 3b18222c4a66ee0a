import { Note } from '#frontend/admin/mantine.ts';
import { type ListedPaymentsQueryVariables, useListedPaymentsQuery } from '#frontend/generated/graphql.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { MEMBER, momentOf, State } from './cells.tsx';
import { DAYS, PAYMENT_SEARCH, states } from './list-filters.ts';
import { listOf, type Question } from './list-of.tsx';
import { CASH_PAYMENTS, labelsOf, PAYMENT_STATES, type Shown } from './list-texts.ts';

const CANCELED: Shown = { label: 'Canceled', tone: 'plain' };

/** Every attempt to charge a card. */
export const PaymentsTab = listOf({
  ...{ tab: 'payments', title: 'Payments', what: 'payments', file: 'PAYMENTS' },
  filters: [CASH_PAYMENTS, ...PAYMENT_SEARCH, states(labelsOf(PAYMENT_STATES)), ...DAYS],
  useList(question: Question<ListedPaymentsQueryVariables>) {
    const asked = useListedPaymentsQuery(question);
    return { asked, list: asked.data?.listedPayments };
  },
  columns: ({ cash }) => [
    {
      head: 'Payment',
      cell: ({ transactionId, invoiceNumber }) => (
        <>
          {transactionId ?? 'None yet'}
          <Note>{invoiceNumber}</Note>
        </>
      ),
    },
    MEMBER,
    { head: 'Card', cell: ({ cardType, last4 }) => cardType && `${cardName(cardType)} ${last4}` },
    { head: 'Amount', figure: true, cell: ({ cents }) => priceText(cents) },
    {
      head: 'State',
      cell: ({ voidedAt, state, declineText }) => (
        <State of={voidedAt ? CANCELED : PAYMENT_STATES[state]} note={declineText} />
      ),
    },
    {
      ...{ head: cash ? 'Paid' : 'Created', figure: true },
      cell: ({ settledAt, createdAt }) => momentOf((cash && settledAt) || createdAt),
    },
  ],
  keyOf: ({ orderId }) => orderId,
});
