import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { MEMBER } from '#frontend/admin/lists/cells.tsx';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { PagedTable } from '#frontend/admin/PagedTable.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { failureCode } from '#frontend/app/failures.ts';
import { type CouponRedemptionsQuery, useCouponRedemptionsQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { REDEMPTION_COLUMNS } from './redemption-columns.tsx';

const PAGE = 50;

/** Who redeemed a coupon, or the codes of a batch, and what their plans have brought in. */
export function Redemptions({ of }: { of: { couponId: string } | { batchId: string } }) {
  const pages = usePages();
  const asked = useCouponRedemptionsQuery({
    variables: { first: PAGE, after: pages.after, ...of },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error } = asked;
  const isUnknown = !data && error !== undefined && failureCode(error) === 'NOT_FOUND';
  return (
    <>
      <AdminToolbar title={data ? totalText(data) : 'Redemptions'}>
        <LinkButton variant="ghost" size="small" to={adminPath('coupons')}>
          Back to coupons
        </LinkButton>
        {!isUnknown && <SaveList list="REDEMPTIONS" filters={of} />}
      </AdminToolbar>
      {isUnknown ? (
        <EmptyState>{`There is no such ${'couponId' in of ? 'coupon' : 'batch'}`}</EmptyState>
      ) : (
        <PagedTable
          {...{ what: 'redemptions', pages, asked, list: data?.couponRedemptions }}
          caption="Redemptions"
          empty="No redemptions yet"
          columns={[MEMBER, { head: 'Code', cell: ({ code }) => code }, ...REDEMPTION_COLUMNS]}
          keyOf={({ subscriptionId }) => subscriptionId}
        />
      )}
    </>
  );
}

/** '12 redemptions, $774.00 in revenue, $258.00 in discounts'. */
function totalText({ couponRedemptions, couponRevenue, couponDiscounts }: CouponRedemptionsQuery): string {
  const count = counted(couponRedemptions.totalCount, 'redemption');
  return couponRedemptions.totalCount === 0
    ? count
    : `${count}, ${priceText(couponRevenue)} in revenue, ${priceText(couponDiscounts)} in discounts`;
}
