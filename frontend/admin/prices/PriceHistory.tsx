import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { momentText } from '#frontend/admin/members/member-text.ts';
import type { PlanPriceRowFragment } from '#frontend/generated/graphql.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { isDocumented } from './price-history.ts';

/** Every price that was written, the last one first. Rows are never changed, so this is what was asked when. */
export function PriceHistory({ prices }: { prices: readonly PlanPriceRowFragment[] }) {
  return (
    <Stack component="section" aria-labelledby="price-history" gap={12} mt={32}>
      <Text component="h2" id="price-history" fz="lg">
        All prices
      </Text>
      <DataTable
        caption="All prices"
        rows={prices}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Plan', cell: ({ tier }) => tierLabel(tier) },
          { head: 'A month', figure: true, cell: ({ cents }) => dollars(cents) },
          {
            head: 'From',
            cell: (price) => (isDocumented(price) ? 'The beginning' : momentText(price.startsAt)),
          },
          {
            head: 'Changed by',
            cell: (price) => (isDocumented(price) ? 'Nobody' : (price.byEmail ?? 'A deleted account')),
          },
          { head: 'Reason', cell: ({ reason }) => reason },
        ]}
      />
    </Stack>
  );
}
