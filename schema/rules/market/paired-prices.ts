import { type SheetReader } from '#schema/rules/market/reading/questions.ts';
import { question, type Reading } from '#schema/rules/market/reading/reading.ts';
import { readTwoSides } from '#schema/rules/market/reading/two-sides.ts';
import { readUsualLine } from '#schema/rules/market/reading/usual-line.ts';
import type { GameColumn } from './game-columns.ts';
import type { NamedTeams } from './game-line.ts';
import type { LinePrice, Side } from './game-prices.ts';
import { readSpread } from './quote-doubts.ts';
import type { Quote } from './quotes.ts';
import type { SheetHabits } from './sheet-habits.ts';

interface Half {
  row: number;
  price: LinePrice;
}

/** Prices of one game: the sides that lines of their own have come together. */
export class PairedPrices {
  private readonly halves = new Map<string, Half[]>();
  /** What is wrong with these is said already. */
  private readonly broken = new Set<string>();

  /** Undefined, or what is wrong with it beside those before. */
  add(row: number, price: LinePrice): string | undefined {
    const key = `${price.market} ${price.book}`;
    const known = this.halves.get(key) ?? [];
    const [first] = known;
    const sides = Object.keys(price.odds) as Side[];
    if (sides.length === 0) this.broken.add(key);
    if (sides.length === 0) return undefined;
    const same = known.find(({ price: { odds } }) => sides.some((side) => odds[side] !== undefined));
    if (same)
      return `has this market of ${price.book} as line ${same.row} does; a book has one line of a market, so leave one out`;
    if (first && first.price.line !== price.line) {
      this.broken.add(key);
      return `is at another line than line ${first.row}, its other side`;
    }
    this.halves.set(key, [...known, { row, price }]);
    return undefined;
  }

  /** Whole prices. A side alone prices nothing, and what cannot be of one game is asked about. */
  quotes(reader: SheetReader, game: NamedTeams, { hasSigns }: SheetHabits): Quote[] {
    const whole = [...this.halves].flatMap(([key, halves]) =>
      this.broken.has(key) ? [] : (paired(reader, halves) ?? []),
    );
    return whole.flatMap(({ row, column, quote }) => {
      const { market, book } = quote;
      const take = (words: string, reading: Reading<number | null>) =>
        reader.take(row, column, words, reading);
      const line = take(`${game.league} ${market} ${quote.line}`, readUsualLine(game.league, quote));
      if (line === undefined) return [];
      if (market !== 'SPREAD') return quote;
      const moneyline = moneylineFor(book, whole, hasSigns);
      const words = `${book} ${game.away} ${line} ${moneyline?.one ?? ''}`.trim();
      const own = take(words, readSpread(quote, { game, moneyline, hasSigns }));
      return own === undefined ? [] : { ...quote, line: own };
    });
  }
}

/** Of the same book; where no spread has a sign, any book's says who is the favorite. */
function moneylineFor(book: string, whole: readonly WholePrice[], hasSigns: boolean): Quote | undefined {
  const all = whole.map(({ quote }) => quote).filter(({ market }) => market === 'MONEYLINE');
  return all.find((quote) => quote.book === book) ?? (hasSigns ? undefined : all[0]);
}

interface WholePrice {
  row: number;
  column: GameColumn;
  quote: Quote;
}

/** Where a draw has a price, those of the teams are most often of regulation time, and none of the moneyline. */
const THREE_WAYS = question(
  'three-way',
  'The file has prices of a draw. What are the prices of the teams beside them?',
  [
    { key: 'out', label: 'Of three ways, which are no moneyline: leave them out', value: false },
    { key: 'moneyline', label: 'Moneylines, overtime included', value: true },
  ],
);

function paired(reader: SheetReader, halves: readonly Half[]): WholePrice | undefined {
  const [first] = halves;
  const odds: Partial<Record<Side, number>> = Object.assign({}, ...halves.map(({ price }) => price.odds));
  const { one, two, draw = null } = odds;
  if (!first) return undefined;
  const { row, price } = first;
  const { book, market, line, column } = price;
  if (one === undefined || two === undefined) {
    const reason = `has one side of a price of ${book}; write the other side in a line of its own, or leave this one out`;
    return void reader.problems.push({ row, column, reason });
  }
  const isOfTwo = draw === null || reader.take(row, column, 'prices with a draw', THREE_WAYS);
  const reading = readTwoSides({ odds: one, oddsOther: two });
  const sides = isOfTwo ? reader.take(row, column, `${one} ${two}`, reading) : undefined;
  return (
    sides && { row, column, quote: { book, market, line, one: sides.odds, two: sides.oddsOther, draw: null } }
  );
}
