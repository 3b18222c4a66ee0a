import { Link } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { failureCode } from '#frontend/app/failures.ts';
import { type CouponRedemptionsQuery, useCouponRedemptionsQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { REDEMPTION_COLUMNS, RedemptionCells } from './RedemptionCells.tsx';
import styles from './Redemptions.module.css';

const PAGE = 50;
const COLUMNS = ['Member', 'Code', ...REDEMPTION_COLUMNS];

/** Who redeemed a coupon, or the codes of a batch, and what their plans have brought in. */
export function Redemptions({ of }: { of: { couponId: string } | { batchId: string } }) {
  const pages = usePages();
  const { data, error, loading, refetch } = useCouponRedemptionsQuery({
    variables: { first: PAGE, after: pages.after, ...of },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.couponRedemptions;
  const isUnknown = !list && error !== undefined && failureCode(error) === 'NOT_FOUND';
  return (
    <>
      <AdminToolbar title={data ? totalText(data) : 'Redemptions'}>
        <Link className={styles.back} to={adminPath('coupons')}>
          Back to coupons
        </Link>
        {!isUnknown && <SaveList list="REDEMPTIONS" filters={of} />}
      </AdminToolbar>
      {isUnknown && <EmptyState>{`There is no such ${'couponId' in of ? 'coupon' : 'batch'}`}</EmptyState>}
      {!list && error && !isUnknown && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load redemptions. Please try again.
        </ErrorState>
      )}
      {!list && !error && <RowsLoading>Loading redemptions...</RowsLoading>}
      {list?.nodes.length === 0 && <EmptyState>No redemptions yet</EmptyState>}
      {!!list?.nodes.length && (
        <>
          <DataTable caption="Redemptions" columns={COLUMNS}>
            {list.nodes.map((use) => (
              <tr key={use.subscriptionId}>
                <th scope="row">
                  <Link to={memberPath(use.memberId)}>{use.email}</Link>
                </th>
                <td data-label="Code">{use.code}</td>
                <RedemptionCells {...use} />
              </tr>
            ))}
          </DataTable>
          <Pager pages={pages} pageInfo={list.pageInfo} />
        </>
      )}
    </>
  );
}

/** '12 redemptions, $774.00 in revenue, $258.00 in discounts'. */
function totalText({ couponRedemptions, couponRevenue, couponDiscounts }: CouponRedemptionsQuery): string {
  const { totalCount } = couponRedemptions;
  const count = `${thousands(totalCount)} redemption${totalCount === 1 ? '' : 's'}`;
  return totalCount === 0
    ? count
    : `${count}, ${priceText(couponRevenue)} in revenue, ${priceText(couponDiscounts)} in discounts`;
}
