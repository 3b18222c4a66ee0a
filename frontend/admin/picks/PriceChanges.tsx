import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import { useDisplay } from '#frontend/app/display.ts';
import type { ChangedPriceFragment, ImportPricesMutation } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';

type Change = ImportPricesMutation['importPrices']['changes'][number];

/** What a file of prices and scores changes, in the odds format of the reader. */
export function PriceChanges({ changes }: { changes: readonly Change[] }) {
  const { odds } = useDisplay();
  return (
    <DataTable
      caption="Changes"
      rows={changes}
      keyOf={({ row, moment }) => `${row} ${moment}`}
      columns={[
        {
          ...{ head: 'Pick', isName: true },
          cell: (change) => (
            <>
              {change.game}
              <Note>{withMinus(pickText(change, odds))}</Note>
            </>
          ),
        },
        { head: 'File line', cell: ({ row }) => row },
        { head: 'What', cell: ({ moment }) => (moment ? `Odds ${priceMomentLabel(moment)}` : 'Score') },
        {
          head: 'Before',
          cell: (change) => withMinus(valueText(change.priceBefore, change.before, change, odds)),
        },
        {
          head: 'After',
          cell: (change) => withMinus(valueText(change.priceAfter, change.after, change, odds)),
        },
      ]}
    />
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
