import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type MrrMovementsQuery, useMrrMovementsQuery } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { FigureListPage } from './FigureListPage.tsx';
import styles from './Money.module.css';
import { movementName, movementsTitle, saidText, signedDollars } from './money-text.ts';
import { movementFilters, type ShownMovements } from './movement-address.ts';

const PAGE = 50;
const COLUMNS = ['Member', 'What happened', 'Plan', 'A month', 'When'];

/** The movements behind a figure, each with its member. */
export function MovementList({ shown }: { shown: ShownMovements }) {
  const pages = usePages();
  const asked = useMrrMovementsQuery({
    variables: { first: PAGE, after: pages.after, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  const list = asked.data?.mrrMovements;
  return (
    <FigureListPage
      {...{ title: movementsTitle(shown), name: 'movements', asked, list }}
      empty="No movements in these days"
      file={{ list: 'MOVEMENTS', filters: movementFilters(shown) }}
    >
      <DataTable caption="Movements of recurring revenue" columns={COLUMNS}>
        {list?.nodes.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </DataTable>
      <Pager pages={pages} pageInfo={list?.pageInfo} />
    </FigureListPage>
  );
}

function MovementRow({ movement }: { movement: MrrMovementsQuery['mrrMovements']['nodes'][number] }) {
  return (
    <tr>
      <th scope="row">
        <Link to={memberPath(movement.memberId)}>{movement.email}</Link>
      </th>
      <td data-label="What happened">
        {movementName(movement)}
        {movement.said && <small className={styles.note}>{saidText(movement.said)}</small>}
      </td>
      <td data-label="Plan">
        <TierBadge tier={movement.tier} />
      </td>
      <td data-label="A month" className={table.figure}>
        {signedDollars(movement.cents)}
      </td>
      <td data-label="When" className={table.figure}>
        {shownPlainMoment(new Date(movement.at))}
      </td>
    </tr>
  );
}
