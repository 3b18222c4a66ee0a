import { Link, useSearchParams } from 'react-router-dom';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { DisputePage } from '#frontend/admin/disputes/DisputePage.tsx';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import {
  type ListedDisputesQuery,
  type ListedDisputesQueryVariables,
  useListedDisputesQuery,
} from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { disputeReason } from '#schema/rules/money/disputes.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './ListPage.module.css';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { DAYS, type FilterValues, states } from './list-filters.ts';
import { CASH_DISPUTES, DISPUTE_STATE_TEXTS, labelsOf } from './list-texts.ts';

const COLUMNS = ['Payment', 'Member', 'Amount', 'Reason', 'State', 'Answer by', 'Opened'];
const FILTERS = [CASH_DISPUTES, states(labelsOf(DISPUTE_STATE_TEXTS)), ...DAYS];

/** Payments that banks took back or ask about, or the one that the address names. */
export function DisputesTab() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <DisputePage key={id} id={id} />;
  return (
    <ListPage tab="disputes" title="Disputes" file="DISPUTES" filters={FILTERS}>
      {(values) => <DisputeRows values={values} />}
    </ListPage>
  );
}

function DisputeRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const filter = values as Partial<ListedDisputesQueryVariables>;
  const asked = useListedDisputesQuery({ variables: { ...variables, ...filter }, fetchPolicy });
  return (
    <ListRows
      {...{ name: 'disputes', columns: COLUMNS, pages, asked, list: asked.data?.listedDisputes }}
      row={(dispute) => <DisputeRow key={dispute.disputeId} dispute={dispute} />}
    />
  );
}

type Dispute = ListedDisputesQuery['listedDisputes']['nodes'][number];

const KINDS: Record<Dispute['kind'], string | null> = {
  CHARGEBACK: null,
  INQUIRY: 'Inquiry: no money has moved',
  PRE_ARBITRATION: 'Second dispute after one that was won',
};

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { label, tone } = DISPUTE_STATE_TEXTS[dispute.state];
  return (
    <tr>
      <th scope="row">
        <Link to={adminPath('disputes', { id: dispute.disputeId })}>{dispute.transactionId}</Link>
        {KINDS[dispute.kind] && <small className={styles.note}>{KINDS[dispute.kind]}</small>}
      </th>
      <td data-label="Member">
        <Link to={memberPath(dispute.memberId)}>{dispute.email}</Link>
      </td>
      <td data-label="Amount" className={table.figure}>
        {priceText(dispute.cents)}
        {dispute.returnedCents > 0 && (
          <small className={styles.note}>{priceText(dispute.returnedCents)} came back</small>
        )}
      </td>
      <td data-label="Reason">{disputeReason(dispute.reason)}</td>
      <td data-label="State">
        <Tag tone={tone}>{label}</Tag>
      </td>
      <td data-label="Answer by" className={table.figure}>
        {dispute.state === 'OPEN' && dispute.replyBy ? plainDay(dispute.replyBy) : '–'}
      </td>
      <td data-label="Opened" className={table.figure}>
        {shownPlainMoment(new Date(dispute.createdAt))}
      </td>
    </tr>
  );
}
