import { Link } from 'react-router-dom';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { REDEMPTION_COLUMNS, RedemptionCells } from '#frontend/admin/coupons/RedemptionCells.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import {
  type ListedRedemptionsQuery,
  type ListedRedemptionsQueryVariables,
  useListedRedemptionsQuery,
} from '#frontend/generated/graphql.ts';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { DAYS, type FilterValues, PLAN_FILTER } from './list-filters.ts';

const FILTERS = [PLAN_FILTER, ...DAYS];
const COLUMNS = ['Code', 'Member', ...REDEMPTION_COLUMNS];

/** Every redemption of a coupon, and what its plan has brought in. */
export function RedemptionsTab() {
  return (
    <ListPage tab="redemptions" title="Redemptions" file="REDEMPTIONS" filters={FILTERS}>
      {(values) => <RedemptionRows values={values} />}
    </ListPage>
  );
}

function RedemptionRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const filter = values as Partial<ListedRedemptionsQueryVariables>;
  const asked = useListedRedemptionsQuery({ variables: { ...variables, ...filter }, fetchPolicy });
  const list = asked.data?.couponRedemptions;
  return (
    <ListRows
      {...{ name: 'redemptions', columns: COLUMNS, pages, asked, list }}
      row={(use) => <RedemptionRow key={use.subscriptionId} use={use} />}
    />
  );
}

type Redemption = ListedRedemptionsQuery['couponRedemptions']['nodes'][number];

function RedemptionRow({ use }: { use: Redemption }) {
  return (
    <tr>
      <th scope="row">
        <Link to={adminPath('coupons', { coupon: use.couponId })}>{use.code}</Link>
      </th>
      <td data-label="Member">
        <Link to={memberPath(use.memberId)}>{use.email}</Link>
      </td>
      <RedemptionCells {...use} />
    </tr>
  );
}
