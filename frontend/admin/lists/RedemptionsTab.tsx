import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { REDEMPTION_COLUMNS } from '#frontend/admin/coupons/redemption-columns.tsx';
import {
  type ListedRedemptionsQueryVariables,
  useListedRedemptionsQuery,
} from '#frontend/generated/graphql.ts';
import { MEMBER } from './cells.tsx';
import { DAYS, PLAN_FILTER } from './list-filters.ts';
import { listOf, type Question } from './list-of.tsx';

/** Every redemption of a coupon, and what its plan has brought in. */
export const RedemptionsTab = listOf({
  ...{ tab: 'redemptions', title: 'Redemptions', what: 'redemptions', file: 'REDEMPTIONS' },
  filters: [PLAN_FILTER, ...DAYS],
  useList(question: Question<ListedRedemptionsQueryVariables>) {
    const asked = useListedRedemptionsQuery(question);
    return { asked, list: asked.data?.couponRedemptions };
  },
  columns: [
    {
      head: 'Code',
      cell: ({ couponId, code }) => <Link to={adminPath('coupons', { coupon: couponId })}>{code}</Link>,
    },
    MEMBER,
    ...REDEMPTION_COLUMNS,
  ],
  keyOf: ({ subscriptionId }) => subscriptionId,
});
