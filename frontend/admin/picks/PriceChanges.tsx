import { DataTable } from '#frontend/admin/DataTable.tsx';
import { useDisplay } from '#frontend/app/display.ts';
import type { ChangedPriceFragment, ImportPricesMutation } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './PriceChanges.module.css';

type Change = ImportPricesMutation['importPrices']['changes'][number];

/** What a file of prices and scores changes, in the odds format of the reader. */
export function PriceChanges({ changes }: { changes: readonly Change[] }) {
  const { odds } = useDisplay();
  return (
    <DataTable caption="Changes" columns={['Pick', 'File line', 'What', 'Before', 'After']}>
      {changes.map((change) => {
        const { row, game, moment, before, after, priceBefore, priceAfter } = change;
        return (
          <tr key={`${row} ${moment}`}>
            <th scope="row">
              {game}
              <span className={styles.about}>{withMinus(pickText(change, odds))}</span>
            </th>
            <td data-label="File line">{row}</td>
            <td data-label="What">{moment ? `Odds ${priceMomentLabel(moment)}` : 'Score'}</td>
            <td data-label="Before">{withMinus(valueText(priceBefore, before, change, odds))}</td>
            <td data-label="After">{withMinus(valueText(priceAfter, after, change, odds))}</td>
          </tr>
        );
      })}
    </DataTable>
  );
}

/** 'Celtics -3.5, posted at -110' */
function pickText({ selection, postedOdds }: Change, format: OddsFormat): string {
  return postedOdds === null ? selection : `${selection}, posted at ${oddsText(postedOdds, format)}`;
}

/** '-3.5 at -110, other side -105, DraftKings' */
function valueText(
  price: ChangedPriceFragment | null,
  score: string | null,
  { market }: Change,
  format: OddsFormat,
): string {
  if (!price) return score ?? NO_VALUE;
  const { line, odds, oddsOther, book } = price;
  const own = oddsText(odds, format);
  return [
    line === null ? own : `${lineText(market ?? 'SPREAD', line)} at ${own}`,
    oddsOther !== null && `other side ${oddsText(oddsOther, format)}`,
    book,
  ]
    .filter(Boolean)
    .join(', ');
}
