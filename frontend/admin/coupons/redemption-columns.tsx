import type { Column } from '#frontend/admin/DataTable.tsx';
import { momentOf } from '#frontend/admin/lists/cells.tsx';
import { Quiet } from '#frontend/admin/mantine.ts';
import type { RedemptionFragment } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { priceText } from '#schema/rules/money/money.ts';

/** What a redemption bought, what that has brought in and cost, and when. */
export const REDEMPTION_COLUMNS: Column<RedemptionFragment>[] = [
  {
    head: 'Plan',
    cell: ({ tier, isRunning }) => (
      <>
        <TierBadge tier={tier} />
        {!isRunning && <Quiet component="small"> ended</Quiet>}
      </>
    ),
  },
  { head: 'Revenue', figure: true, cell: ({ broughtCents }) => priceText(broughtCents) },
  { head: 'Discounts', figure: true, cell: ({ discountCents }) => priceText(discountCents) },
  { head: 'Redeemed', figure: true, cell: ({ at }) => momentOf(at) },
];
