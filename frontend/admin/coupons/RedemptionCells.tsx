import table from '#frontend/admin/table.module.css';
import type { RedemptionFragment } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './RedemptionCells.module.css';

/** The columns of these cells. */
export const REDEMPTION_COLUMNS = ['Plan', 'Revenue', 'Discounts', 'Redeemed'];

/** What a redemption bought, what that has brought in and cost, and when. */
export function RedemptionCells({ tier, isRunning, broughtCents, discountCents, at }: RedemptionFragment) {
  return (
    <>
      <td data-label="Plan">
        <TierBadge tier={tier} />
        {!isRunning && <small className={styles.ended}>ended</small>}
      </td>
      <td data-label="Revenue" className={table.figure}>
        {priceText(broughtCents)}
      </td>
      <td data-label="Discounts" className={table.figure}>
        {priceText(discountCents)}
      </td>
      <td data-label="Redeemed" className={table.figure}>
        {shownPlainMoment(new Date(at))}
      </td>
    </>
  );
}
