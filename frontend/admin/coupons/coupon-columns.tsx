import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import type { Column } from '#frontend/admin/DataTable.tsx';
import { Group, Note } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminCouponFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './Coupons.module.css';
import {
  couponDiscountText,
  couponLimitText,
  couponState,
  durationText,
  usesText,
  validText,
} from './coupon-text.ts';

/** What the table says of a coupon. */
export const COUPON_COLUMNS: Column<AdminCouponFragment>[] = [
  {
    ...{ head: 'Code', className: styles.code },
    cell: ({ id, code }) => <Link to={adminPath('coupons', { coupon: id })}>{code}</Link>,
  },
  {
    ...{ head: 'Discount', figure: true },
    cell: (coupon) => (
      <>
        {couponDiscountText(coupon)}
        <Note>{durationText(coupon)}</Note>
      </>
    ),
  },
  {
    head: 'Plans',
    cell: ({ plans }) => (
      <Group gap="4px 12px">
        {plans.map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
      </Group>
    ),
  },
  {
    ...{ head: 'Used', className: styles.words },
    cell: (coupon) => (
      <>
        {usesText(coupon)}
        <Note>{couponLimitText(coupon)}</Note>
      </>
    ),
  },
  { head: 'Valid', className: styles.words, cell: (coupon) => <Valid coupon={coupon} /> },
];

function Valid({ coupon }: { coupon: AdminCouponFragment }) {
  const { label, tone } = couponState(coupon, serverNow());
  return (
    <>
      <Tag tone={tone}>{label}</Tag> {validText(coupon)}
      <Note>Created {plainDay(easternDay(new Date(coupon.createdAt)))}</Note>
    </>
  );
}
