import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import table from '#frontend/admin/table.module.css';
import type { PlanPriceRowFragment } from '#frontend/generated/graphql.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import styles from './Prices.module.css';
import { isDocumented } from './price-history.ts';

/** Every price that was written, the last one first. Rows are never changed, so this is what was asked when. */
export function PriceHistory({ prices }: { prices: readonly PlanPriceRowFragment[] }) {
  return (
    <section aria-labelledby="price-history" className={styles.history}>
      <h2 id="price-history">All prices</h2>
      <DataTable caption="All prices" columns={['Plan', 'A month', 'From', 'Changed by', 'Reason']}>
        {prices.map((price) => (
          <tr key={price.id}>
            <th scope="row">{tierLabel(price.tier)}</th>
            <td data-label="A month" className={table.figure}>
              {dollars(price.cents)}
            </td>
            <td data-label="From">{isDocumented(price) ? 'The beginning' : momentText(price.startsAt)}</td>
            <td data-label="Changed by">
              {isDocumented(price) ? 'Nobody' : (price.byEmail ?? 'A deleted account')}
            </td>
            <td data-label="Reason">{price.reason}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
