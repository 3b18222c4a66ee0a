import { Link } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useMrrMovementsQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Money.module.css';
import { movementName, movementsTitle, signedDollars } from './money-text.ts';
import type { ShownMovements } from './movement-address.ts';

const PAGE = 50;
const COLUMNS = ['Member', 'What happened', 'Plan', 'A month', 'When'];

/** The members behind a figure. */
export function MovementList({ shown }: { shown: ShownMovements }) {
  const pages = usePages();
  const { data, error, loading, refetch } = useMrrMovementsQuery({
    variables: { first: PAGE, after: pages.after, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <AdminToolbar title={movementsTitle(shown)}>
        <Link className={styles.back} to={adminPath('money')}>
          Back to the figures
        </Link>
      </AdminToolbar>
      {!data && error && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load the movements. Please try again.
        </ErrorState>
      )}
      {!data && !error && <RowsLoading>Loading movements...</RowsLoading>}
      {data?.mrrMovements.nodes.length === 0 && <EmptyState>No movements in these days</EmptyState>}
      {!!data?.mrrMovements.nodes.length && (
        <>
          <DataTable caption="Movements of recurring revenue" columns={COLUMNS}>
            {data.mrrMovements.nodes.map((movement) => (
              <tr key={movement.id}>
                <th scope="row">
                  <Link to={memberPath(movement.memberId)}>{movement.email}</Link>
                </th>
                <td data-label="What happened">{movementName(movement)}</td>
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
            ))}
          </DataTable>
          <Pager pages={pages} pageInfo={data.mrrMovements.pageInfo} />
        </>
      )}
    </>
  );
}
