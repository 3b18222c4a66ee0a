import { Link, useSearchParams } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { DisputePage } from '#frontend/admin/disputes/DisputePage.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import {
  type ListedDisputesQuery,
  type ListedDisputesQueryVariables,
  useListedDisputesQuery,
} from '#frontend/generated/graphql.ts';
import { disputeReason } from '#schema/rules/money/disputes.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { MEMBER, momentOf, State } from './cells.tsx';
import { DAYS, states } from './list-filters.ts';
import { listOf, type Question } from './list-of.tsx';
import { CASH_DISPUTES, DISPUTE_STATE_TEXTS, labelsOf } from './list-texts.ts';

/** Payments that banks took back or ask about, or the one that the address names. */
export function DisputesTab() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <DisputePage key={id} id={id} /> : <DisputeList />;
}

const KINDS: Record<ListedDisputesQuery['listedDisputes']['nodes'][number]['kind'], string | null> = {
  CHARGEBACK: null,
  INQUIRY: 'Inquiry: no money has moved',
  PRE_ARBITRATION: 'Second dispute after one that was won',
};

const DisputeList = listOf({
  ...{ tab: 'disputes', title: 'Disputes', what: 'disputes', file: 'DISPUTES' },
  filters: [CASH_DISPUTES, states(labelsOf(DISPUTE_STATE_TEXTS)), ...DAYS],
  useList(question: Question<ListedDisputesQueryVariables>) {
    const asked = useListedDisputesQuery(question);
    return { asked, list: asked.data?.listedDisputes };
  },
  columns: [
    {
      head: 'Payment',
      cell: ({ disputeId, transactionId, kind }) => (
        <>
          <Link to={adminPath('disputes', { id: disputeId })}>{transactionId}</Link>
          {KINDS[kind] && <Note>{KINDS[kind]}</Note>}
        </>
      ),
    },
    MEMBER,
    {
      ...{ head: 'Amount', figure: true },
      cell: ({ cents, returnedCents }) => (
        <>
          {priceText(cents)}
          {returnedCents > 0 && <Note>{priceText(returnedCents)} came back</Note>}
        </>
      ),
    },
    { head: 'Reason', cell: ({ reason }) => disputeReason(reason) },
    { head: 'State', cell: (dispute) => <State of={DISPUTE_STATE_TEXTS[dispute.state]} /> },
    {
      ...{ head: 'Answer by', figure: true },
      cell: (dispute) => (dispute.state === 'OPEN' && dispute.replyBy ? plainDay(dispute.replyBy) : '–'),
    },
    { head: 'Opened', figure: true, cell: ({ createdAt }) => momentOf(createdAt) },
  ],
  keyOf: ({ disputeId }) => disputeId,
});
