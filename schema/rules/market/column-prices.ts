import { readPricedLine } from '#schema/rules/market/reading/read-line.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { otherSide, sideOfLine } from '#schema/rules/market/reading/side-of-total.ts';
import type { CellTaker } from './game-cells.ts';
import type { GameColumn } from './game-columns.ts';
import type { LinePrice } from './game-prices.ts';
import type { QuoteMarket } from './quotes.ts';

/** What a side's cells hold of its line and odds: null where they have none. Undefined where they are wrong or not certain. */
interface SideCells {
  line: number | null;
  odds: number | null;
}

/** The prices of a line with a column for each side of each market. */
export function columnPrices(cell: CellTaker, book: string): LinePrice[] {
  return [moneyline(cell, book), spread(cell, book), total(cell, book)].filter(
    (price) => price !== undefined,
  );
}

function moneyline(cell: CellTaker, book: string): LinePrice | undefined {
  if (!cell.has('away_ml') && !cell.has('home_ml')) return undefined;
  const [one, two] = [cell.take('away_ml', readOdds), cell.take('home_ml', readOdds)];
  const draw = cell.has('draw') ? cell.take('draw', readOdds) : null;
  const price = priceOf({ book, market: 'MONEYLINE', line: null, column: 'away_ml' }, one, two);
  if (!price || draw === undefined) return undefined;
  return draw === null ? price : { ...price, odds: { ...price.odds, draw } };
}

function priceOf(
  price: Omit<LinePrice, 'odds'>,
  one: number | undefined,
  two: number | undefined,
): LinePrice | undefined {
  return one === undefined || two === undefined ? undefined : { ...price, odds: { one, two } };
}

function spread(cell: CellTaker, book: string): LinePrice | undefined {
  const columns: GameColumn[] = ['away_spread', 'home_spread', 'away_spread_odds', 'home_spread_odds'];
  if (!columns.some(cell.has)) return undefined;
  const away = sideCells(cell, ['away_spread', 'away_spread_odds'], 'SPREAD');
  const home = sideCells(cell, ['home_spread', 'home_spread_odds'], 'SPREAD');
  if (!away || !home) return undefined;
  if (lacksPrice(cell, columns, [away, home])) return undefined;
  const [one, two] = [oddsOf(cell, 'away_spread_odds', away), oddsOf(cell, 'home_spread_odds', home)];
  const line = spreadOf(cell, away.line, home.line);
  return line === undefined
    ? undefined
    : priceOf({ book, market: 'SPREAD', line, column: 'away_spread_odds' }, one, two);
}

/** Of the away team, from its own column or the home team's; where both are given they are the same line. */
function spreadOf(cell: CellTaker, away: number | null, home: number | null): number | undefined {
  const turned = home ? -home : home;
  const line = away ?? turned;
  if (line === null) return cell.wrong('away_spread', 'is empty; write -3.5, +7 or PK');
  if (away === null || turned === null || away === turned) return line;
  return cell.wrong(
    'home_spread',
    `says "${cell.text('home_spread')}" beside "${cell.text('away_spread')}"; the two are one line, as in -3.5 and +3.5`,
  );
}

function total(cell: CellTaker, book: string): LinePrice | undefined {
  if (!cell.has('total') && !cell.has('over_odds') && !cell.has('under_odds')) return undefined;
  const own = sideCells(cell, ['total', null], 'TOTAL');
  const [over, under] = [totalSide(cell, 'over_odds'), totalSide(cell, 'under_odds')];
  if (!own || !over || !under) return undefined;
  if (lacksPrice(cell, ['total', 'over_odds', 'under_odds'], [over, under])) return undefined;
  const [one, two] = [oddsOf(cell, 'over_odds', over), oddsOf(cell, 'under_odds', under)];
  const [line, ...others] = [own, over, under].map((side) => side.line).filter((each) => each !== null);
  if (line === undefined) return cell.wrong('total', 'is empty; write 48.5');
  if (others.some((other) => other !== line))
    return cell.wrong(
      'under_odds',
      `says "${cell.text('under_odds')}" beside "${cell.text('over_odds')}"; the two are at one total, as in o48.5 -110 and u48.5 -110`,
    );
  return priceOf({ book, market: 'TOTAL', line, column: 'over_odds' }, one, two);
}

/** 'o48.5 -110' in the place of the odds. */
const WITH_TOTAL = /^\s*(?:o|u|over|under)\s?\d/i;

function totalSide(cell: CellTaker, column: 'over_odds' | 'under_odds'): SideCells | undefined {
  const own = column === 'over_odds' ? 'OVER' : 'UNDER';
  if (WITH_TOTAL.test(cell.text(column)) && sideOfLine(cell.text(column)) !== own)
    return cell.wrong(
      column,
      `says "${cell.text(column)}", which is the ${otherSide(own).toLowerCase()}; write ${own === 'OVER' ? 'o' : 'u'}48.5 -110`,
    );
  return WITH_TOTAL.test(cell.text(column))
    ? cell.take(column, (text) => readPricedLine(text, 'TOTAL'))
    : { line: null, odds: null };
}

/** A line, which may have its price behind it, and the odds of a column of their own. */
function sideCells(
  cell: CellTaker,
  [lines, prices]: [GameColumn, GameColumn | null],
  market: QuoteMarket,
): SideCells | undefined {
  const priced = cell.has(lines)
    ? cell.take(lines, (text) => readPricedLine(text, market, { unsigned: 'PLUS' }))
    : { line: null, odds: null };
  const own = prices && cell.has(prices) ? cell.take(prices, readOdds) : null;
  if (!priced || own === undefined) return undefined;
  if (own !== null && priced.odds !== null && own !== priced.odds)
    return cell.wrong(
      prices,
      `says "${cell.text(prices ?? lines)}" beside "${cell.text(lines)}"; write one price`,
    );
  return { line: priced.line, odds: own ?? priced.odds };
}

/** Lines without any price are of no use, and said to be so. */
function lacksPrice(cell: CellTaker, columns: readonly GameColumn[], sides: readonly SideCells[]): boolean {
  const [column] = columns.filter(cell.has);
  if (!column || column.endsWith('_odds') || columns.some((each) => each.endsWith('_odds') && cell.has(each)))
    return false;
  if (sides.some(({ odds }) => odds !== null)) return false;
  withoutOdds(cell, column);
  return true;
}

export function withoutOdds(cell: CellTaker, column: GameColumn): void {
  cell.wrong(
    column,
    `says "${cell.text(column)}" without odds; write the odds of both sides, or leave the column unread`,
  );
}

function oddsOf(cell: CellTaker, column: GameColumn, { odds }: SideCells): number | undefined {
  return odds ?? cell.take(column, readOdds);
}
