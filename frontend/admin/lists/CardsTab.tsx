import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useExpiringCardsQuery } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { cardText } from '#schema/rules/money/cards.ts';
import { easternDay, plainDay, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import type { FilterValues, ListFilter } from './list-filters.ts';

const FILTERS: ListFilter[] = [{ name: 'until', label: 'Expires by', kind: 'month' }];
const COLUMNS = ['Member', 'Card', 'Expires', 'Plan', 'Renews'];

/** Cards that have expired or soon will, while a plan is to renew with them. */
export function CardsTab() {
  return (
    <ListPage tab="cards" title="Expiring cards" file="CARDS" filters={FILTERS}>
      {(values) => <CardRows values={values} />}
    </ListPage>
  );
}

function CardRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const asked = useExpiringCardsQuery({ variables: { ...variables, ...values }, fetchPolicy });
  return (
    <ListRows
      {...{ name: 'expiring cards', columns: COLUMNS, pages, asked, list: asked.data?.expiringCards }}
      row={(card) => (
        <tr key={card.memberId}>
          <th scope="row">
            <Link to={memberPath(card.memberId)}>{card.email}</Link>
          </th>
          <td data-label="Card">{cardText(card)}</td>
          <td data-label="Expires" className={table.figure}>
            {plainMonth(card.expires)}
          </td>
          <td data-label="Plan">
            <TierBadge tier={card.tier} />
          </td>
          <td data-label="Renews" className={table.figure}>
            {plainDay(easternDay(new Date(card.renewsAt)))}
          </td>
        </tr>
      )}
    />
  );
}
