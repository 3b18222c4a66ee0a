import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { question, type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { otherSide, sideOfLine } from '#schema/rules/market/reading/side-of-total.ts';
import { hasUnshown } from '#schema/rules/picks/pick-rules.ts';
import { columnPrices, withoutOdds } from './column-prices.ts';
import type { CellTaker } from './game-cells.ts';
import type { GameColumn } from './game-columns.ts';
import type { NamedTeams } from './game-line.ts';
import { marketOfLine, readQuoteMarket, readQuotePricedLine } from './quote-words.ts';
import { MOST_BOOK_CHARACTERS, type QuoteMarket } from './quotes.ts';
import type { SheetHabits } from './sheet-habits.ts';
import { readSide } from './side-words.ts';

export type Side = 'one' | 'two' | 'draw';

/** One side of a price, or both, as a line has them. */
export interface LinePrice {
  book: string;
  market: QuoteMarket;
  /** Of side one, the away team or the over. */
  line: number | null;
  odds: Partial<Record<Side, number>>;
  /** Where the odds of side one are, for what is wrong with the pair. */
  column: GameColumn;
}

/** What else decides how the prices of a line are read. */
export interface PriceContext {
  teams: NamedTeams;
  /** Whether the line names the home team first: 'Hawks vs Suns' of Suns @ Hawks. */
  isReversed: boolean;
  habits: SheetHabits;
}

/** Columns that each hold a part of a price: with one of them a line has prices. */
const PRICED: readonly GameColumn[] = [
  ...(['market', 'one', 'two', 'odds', 'away_ml', 'home_ml', 'away_spread_odds'] as const),
  ...(['home_spread_odds', 'over_odds', 'under_odds'] as const),
];
/** Those that hold a line, of no use without its price, which may be behind it. */
const LINED: readonly GameColumn[] = ['line', 'away_spread', 'home_spread', 'total', 'side'];
const PRICE_BEHIND = /\d\s+[([]?(?:[+\u2212\u2010-\u2015-]\d{3}|ev)/i;

/** The prices of a line. Every cell that is wrong or not certain is noted. */
export function pricesOfLine(cell: CellTaker, context: PriceContext): LinePrice[] {
  const { has } = cell;
  const lined = LINED.find(has);
  const isPriced = PRICED.some(has) || LINED.some((column) => PRICE_BEHIND.test(cell.text(column)));
  if (lined && !isPriced) withoutOdds(cell, lined);
  if (!isPriced) return [];
  const named = cell.take('book', readBook);
  if (named === undefined) return [];
  const book = context.habits.bookOf(named);
  const single =
    has('odds') || has('side')
      ? sidePrice(cell, book, context)
      : ['market', 'one', 'two', 'line'].some((column) => has(column as GameColumn))
        ? bothSides(cell, book, context)
        : undefined;
  return [...(single ? [single] : []), ...columnPrices(cell, book)];
}

function readBook(text: string): Reading<string> {
  if (isBlank(text))
    return refusal(
      '',
      'a price needs its book; write it, as in DraftKings, or say which book all lines have',
    );
  if (hasUnshown(text, false))
    return refusal(text, 'it has a character that cannot be shown; write the book again, as in DraftKings');
  return text.length > MOST_BOOK_CHARACTERS
    ? refusal(text, `write at most ${MOST_BOOK_CHARACTERS} characters`)
    : value(text);
}

/** Both sides in one line: `one` is the team that is named first, or the over. */
function bothSides(cell: CellTaker, book: string, context: PriceContext): LinePrice | undefined {
  const inLine = cell.has('market') ? null : marketOfLine(cell.text('line'));
  const market = inLine ?? cell.take('market', readQuoteMarket);
  const read = market && lineAndOdds(cell, market, 'one');
  const two = cell.take('two', readOdds);
  const draw = market === 'MONEYLINE' && cell.has('draw') ? cell.take('draw', readOdds) : null;
  const isReversed = market === 'TOTAL' ? false : isHomeOne(cell, context);
  if (!market || !read || two === undefined || draw === undefined || isReversed === undefined)
    return undefined;
  if (market === 'TOTAL' && isOfOther(cell, 'one')) return undefined;
  const { line, odds: one } = read;
  const drawn = draw === null ? {} : { draw };
  return isReversed
    ? { book, market, line: line && -line, odds: { one: two, two: one, ...drawn }, column: 'two' }
    : { book, market, line, odds: { one, two, ...drawn }, column: 'one' };
}

/** The line of a cell and the odds of a column of their own, or those behind the line. */
function lineAndOdds(
  cell: CellTaker,
  market: QuoteMarket,
  column: 'one' | 'odds',
): { line: number | null; odds: number } | undefined {
  const read = cell.take('line', (text) => readQuotePricedLine(text, market), { beside: market });
  const behind = read?.odds ?? null;
  const own = behind !== null && !cell.has(column) ? behind : cell.take(column, readOdds);
  if (!read || own === undefined) return undefined;
  return behind === null || behind === own
    ? { line: read.line, odds: own }
    : cell.wrong(column, `says "${cell.text(column)}" beside "${cell.text('line')}"; write one price`);
}

const NAMES_TEAM = /\b(?:away|visitor|road)\b/i;

/** Whether side one of a line is the home team; asked once for a file in which the home team has the first column. */
function isHomeOne(
  cell: CellTaker,
  { isReversed, habits }: PriceContext,
  column: GameColumn = 'one',
): boolean | undefined {
  const name = cell.nameOf(column);
  if (!habits.isHomeFirst || NAMES_TEAM.test(name)) return isReversed;
  const asks = `The home team has the first column. Whose are the odds and the line of ${column === 'side' ? 'side 1' : `“${name}”`}?`;
  return cell.takeForAll(
    column,
    name,
    question('order', asks, [
      { key: 'home', label: 'The home team’s, which is named first', value: true },
      { key: 'away', label: 'The away team’s', value: false },
    ]),
  );
}

/** One side in a line of its own. */
function sidePrice(cell: CellTaker, book: string, context: PriceContext): LinePrice | undefined {
  const { teams } = context;
  // A side by its number follows the order of the teams.
  const isReversed = /^[12]$/.test(cell.text('side').trim())
    ? isHomeOne(cell, context, 'side')
    : context.isReversed;
  if (isReversed === undefined) return undefined;
  const named = cell.has('market') ? cell.take('market', readQuoteMarket) : null;
  const lineText = cell.has('line') ? cell.text('line') : '';
  const said =
    named === undefined
      ? undefined
      : cell.take('side', (text) => readSide(text, { market: named, lineText, teams, isReversed }), {
          beside: `${named} ${lineText} ${teams.away} ${teams.home} ${isReversed}`,
        });
  const market = named ?? said?.market;
  if (!market) {
    cell.take('odds', readOdds);
    return undefined;
  }
  const isInSide = said?.line !== undefined && said.line !== null && !lineText;
  const read = isInSide ? oddsAlone(cell, said.line ?? null) : lineAndOdds(cell, market, 'odds');
  // What is wrong or open with one side is said: its other side is no half then.
  if (!said || !read) return { book, market, line: null, odds: {}, column: 'odds' };
  if (market === 'TOTAL' && isOfOther(cell, said.side))
    return { book, market, line: null, odds: {}, column: 'odds' };
  const { line, odds } = read;
  const ofOne = market === 'SPREAD' && said.side === 'two' && line ? -line : line;
  return { book, market, line: ofOne, odds: { [said.side]: odds }, column: 'odds' };
}

function oddsAlone(cell: CellTaker, line: number | null) {
  const odds = cell.take('odds', readOdds);
  return odds === undefined ? undefined : { line, odds };
}

/** Whether the line is of the over beside the under, or the other way round, which is noted. Side one is the over. */
function isOfOther(cell: CellTaker, side: Side): boolean {
  const own = side === 'one' ? 'OVER' : 'UNDER';
  if (sideOfLine(cell.text('line')) !== otherSide(own)) return false;
  const [says, letter] = own === 'OVER' ? ['over', 'o'] : ['under', 'u'];
  cell.wrong(
    'line',
    `says "${cell.text('line')}" beside the odds of the ${says}; write ${letter}48.5 or 48.5`,
  );
  return true;
}
