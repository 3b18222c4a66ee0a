import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminCouponFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './CouponRow.module.css';
import {
  couponDiscountText,
  couponLimitText,
  couponState,
  durationText,
  usesText,
  validText,
} from './coupon-text.ts';

interface CouponRowProps {
  coupon: AdminCouponFragment;
  switching: boolean;
  onCopy(coupon: AdminCouponFragment): void;
  onEdit(coupon: AdminCouponFragment): void;
  onSwitch(coupon: AdminCouponFragment): void;
  onDelete(coupon: AdminCouponFragment): void;
}

/** One coupon in the table. */
export function CouponRow({ coupon, switching, onCopy, onEdit, onSwitch, onDelete }: CouponRowProps) {
  const { label, tone } = couponState(coupon, serverNow());
  const limits = couponLimitText(coupon);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.code}>
        <Link to={adminPath('coupons', { coupon: coupon.id })}>{coupon.code}</Link>
      </th>
      <td data-label="Discount" className={styles.discount}>
        <span>
          {couponDiscountText(coupon)}
          <small className={styles.further}>{durationText(coupon)}</small>
        </span>
      </td>
      <td data-label="Plans">
        <span className={styles.plans}>
          {coupon.plans.map((tier) => (
            <TierBadge key={tier} tier={tier} />
          ))}
        </span>
      </td>
      <td data-label="Used" className={table.figure}>
        <span>
          {usesText(coupon)}
          {limits && <small className={styles.further}>{limits}</small>}
        </span>
      </td>
      <td data-label="Valid" className={table.figure}>
        <span>
          <Tag tone={tone}>{label}</Tag> {validText(coupon)}
          <small className={styles.further}>Created {plainDay(easternDay(new Date(coupon.createdAt)))}</small>
        </span>
      </td>
      <td className={table.actions}>
        <Button variant="ghost" size="small" onClick={() => onCopy(coupon)}>
          Copy<span className="visually-hidden"> code {coupon.code}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={() => onEdit(coupon)}>
          Edit<span className="visually-hidden"> {coupon.code}</span>
        </Button>
        <Button variant="ghost" size="small" disabled={switching} onClick={() => onSwitch(coupon)}>
          {coupon.isActive ? 'Switch off' : 'Switch on'}
          <span className="visually-hidden"> {coupon.code}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={() => onDelete(coupon)}>
          Delete<span className="visually-hidden"> {coupon.code}</span>
        </Button>
      </td>
    </tr>
  );
}
