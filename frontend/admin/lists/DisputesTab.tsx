import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useListedDisputesQuery } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { DAYS, type FilterValues } from './list-filters.ts';

const COLUMNS = ['Payment', 'Member', 'Amount', 'State', 'Opened'];

const OUTCOMES = {
  OPEN: { label: 'Not decided', tone: 'accent' },
  WON: { label: 'Won', tone: 'win' },
  LOST: { label: 'Lost', tone: 'loss' },
} as const;

/** Payments that banks took back. */
export function DisputesTab() {
  return (
    <ListPage tab="disputes" title="Disputes" file="DISPUTES" filters={DAYS}>
      {(values) => <DisputeRows values={values} />}
    </ListPage>
  );
}

function DisputeRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const asked = useListedDisputesQuery({ variables: { ...variables, ...values }, fetchPolicy });
  return (
    <ListRows
      {...{ name: 'disputes', columns: COLUMNS, pages, asked, list: asked.data?.listedDisputes }}
      row={(dispute) => (
        <tr key={dispute.transactionId}>
          <th scope="row">{dispute.transactionId}</th>
          <td data-label="Member">
            <Link to={memberPath(dispute.memberId)}>{dispute.email}</Link>
          </td>
          <td data-label="Amount" className={table.figure}>
            {priceText(dispute.cents)}
          </td>
          <td data-label="State">
            <Tag tone={OUTCOMES[dispute.outcome ?? 'OPEN'].tone}>
              {OUTCOMES[dispute.outcome ?? 'OPEN'].label}
            </Tag>
          </td>
          <td data-label="Opened" className={table.figure}>
            {shownPlainMoment(new Date(dispute.createdAt))}
          </td>
        </tr>
      )}
    />
  );
}
