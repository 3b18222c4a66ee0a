import { quotedSide, type SidedPick, sidePrice } from '#schema/rules/market/picked-quote.ts';
import type { Quote } from '#schema/rules/market/quotes.ts';
import { americanOdds, priceRatio } from '#schema/rules/picks/odds.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { question, type Reading, value } from './reading.ts';

/** How far the chance that odds give may be from that of the nearest book: books differ by a few hundredths. */
const FAR = 0.15;
/** What a stake wins, beside what it wins at the nearest book: chances of long shots are never far apart. */
const FAR_PRICE = 2;

/** The odds of a pick beside what books show for the same line: asked about where they are far from every one of them. */
export function readFarOdds(pick: SidedPick, odds: number, quotes: readonly Quote[]): Reading<number> {
  const quoted = quotedSide(pick);
  const shown = quotes
    .filter(({ market }) => market === quoted?.market)
    .map((quote) => ({ ...sidePrice(quote, quoted?.side ?? 'ONE'), book: quote.book }))
    .filter(({ line }) => line === pick.line);
  const far = (price: { odds: number }) => Math.abs(1 / price.odds - 1 / odds);
  const nearest = shown.reduce<(typeof shown)[number] | null>(
    (best, price) => (best && far(best) <= far(price) ? best : price),
    null,
  );
  if (!nearest || (far(nearest) <= FAR && priceRatio(nearest.odds, odds) <= FAR_PRICE)) return value(odds);
  const [own, book] = [odds, nearest.odds].map((decimal) => withMinus(americanOdds(decimal)));
  return question('far', `No book is near ${own}: ${nearest.book} shows ${book}. Is ${own} meant?`, [
    { key: 'written', label: `${own}, as written`, value: odds },
    { key: 'book', label: `${book}, as ${nearest.book} shows`, value: nearest.odds },
  ]);
}
