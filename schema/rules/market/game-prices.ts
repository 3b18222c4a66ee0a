import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { otherSide, sideOfLine } from '#schema/rules/market/reading/side-of-total.ts';
import { hasUnshown } from '#schema/rules/picks/pick-rules.ts';
import { columnPrices, withoutOdds } from './column-prices.ts';
import type { CellTaker } from './game-cells.ts';
import type { GameColumn } from './game-columns.ts';
import type { NamedTeams } from './game-line.ts';
import { marketOfLine, readQuoteLine, readQuoteMarket } from './quote-words.ts';
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
  if (isBlank(text)) return refusal('', 'a price needs its book; write the book, as in DraftKings');
  if (hasUnshown(text, false))
    return refusal(text, 'it has a character that cannot be shown; write the book again, as in DraftKings');
  return text.length > MOST_BOOK_CHARACTERS
    ? refusal(text, `write at most ${MOST_BOOK_CHARACTERS} characters`)
    : value(text);
}

/** Both sides in one line: `one` is the team that is named first, or the over. */
function bothSides(cell: CellTaker, book: string, { isReversed }: PriceContext): LinePrice | undefined {
  const inLine = cell.has('market') ? null : marketOfLine(cell.text('line'));
  const market = inLine ?? cell.take('market', readQuoteMarket);
  const line = market && cell.take('line', (text) => readQuoteLine(text, market), { beside: market });
  const one = cell.take('one', readOdds);
  const two = cell.take('two', readOdds);
  if (!market || line === undefined || one === undefined || two === undefined) return undefined;
  if (market === 'TOTAL' && isOfOther(cell, 'one')) return undefined;
  return isReversed && market !== 'TOTAL'
    ? { book, market, line: line && -line, odds: { one: two, two: one }, column: 'two' }
    : { book, market, line, odds: { one, two }, column: 'one' };
}

/** One side in a line of its own. */
function sidePrice(
  cell: CellTaker,
  book: string,
  { teams, isReversed }: PriceContext,
): LinePrice | undefined {
  const named = cell.has('market') ? cell.take('market', readQuoteMarket) : null;
  const lineText = cell.has('line') ? cell.text('line') : '';
  const said =
    named === undefined
      ? undefined
      : cell.take('side', (text) => readSide(text, { market: named, lineText, teams, isReversed }), {
          beside: `${named} ${lineText} ${teams.away} ${teams.home} ${isReversed}`,
        });
  const market = named ?? said?.market;
  const isInSide = said?.line !== undefined && said.line !== null && !lineText;
  const line = isInSide
    ? said.line
    : market && cell.take('line', (text) => readQuoteLine(text, market), { beside: market });
  const odds = cell.take('odds', readOdds);
  if (!market) return undefined;
  // What is wrong or open with one side is said: its other side is no half then.
  if (!said || line === undefined || odds === undefined)
    return { book, market, line: null, odds: {}, column: 'odds' };
  if (market === 'TOTAL' && isOfOther(cell, said.side))
    return { book, market, line: null, odds: {}, column: 'odds' };
  const ofOne = market === 'SPREAD' && said.side === 'two' && line ? -line : line;
  return { book, market, line: ofOne, odds: { [said.side]: odds }, column: 'odds' };
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
