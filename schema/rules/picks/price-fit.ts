import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { question, type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { readTwoSides } from '#schema/rules/market/reading/two-sides.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { americanOdds, lineText, priceRatio } from './odds.ts';
import type { Market } from './pick-values.ts';
import type { PriceEntry } from './prices.ts';

/** What a price has to fit. */
export interface PricedPick {
  /** Its words, which name the side of a total. */
  pick: string | null;
  market: Market | null;
  line: number | null;
  /** Decimal odds at posting. */
  odds: number | null;
}

/** Lines hardly move farther than so from posting to the start. */
const FAR: Record<'SPREAD' | 'TOTAL', number> = { SPREAD: 7, TOTAL: 15 };
/** How far the chance that odds give may be from the one at posting, as a share. */
const FAR_CHANCE = 0.25;
/** What a stake wins, beside what it won at posting: chances of long shots are never far apart. */
const FAR_PRICE = 3;

/**
 * A price as that of its pick's own market: refused where it is of another one, and asked about where it is far from the price at
 * posting or its two sides cannot be of one market. Undefined while that is open.
 */
export function fitPrice<Price extends PriceEntry>(
  reader: SheetReader,
  { row, price, pick }: { row: number; price: Price; pick: PricedPick },
): Price | undefined {
  // The same words mean something else beside another pick.
  const cell = (words: string | number | null | undefined) => `${price.pickId} ${words ?? ''}`;
  const line = reader.take(row, 'line', cell(price.line), lineOf(price.line ?? null, pick));
  const sides = reader.take(row, 'odds', cell(`${price.odds} ${price.oddsOther ?? ''}`), sidesOf(price));
  const odds = sides && reader.take(row, 'odds', cell(sides.odds), oddsOf(sides.odds, pick));
  return line === undefined || odds === undefined
    ? undefined
    : { ...price, line, odds, oddsOther: sides?.oddsOther };
}

function lineOf(line: number | null, { market, line: posted }: PricedPick): Reading<number | null> {
  if (market === 'MONEYLINE')
    return line === null
      ? value(null)
      : refusal(
          String(line),
          'the pick is a moneyline, which has none; leave it empty, or give the price of the moneyline',
        );
  if ((market !== 'SPREAD' && market !== 'TOTAL') || posted === null) return value(line);
  const text = (points: number) => withMinus(lineText(market, points));
  const own = { key: 'posted', label: `${text(posted)}, as posted`, value: posted };
  if (line === null)
    return question('line', `At which line is this price? The pick is at ${text(posted)}.`, [own]);
  if (market === 'TOTAL' && line <= 0) return refusal(String(line), `a total is above 0; write ${posted}`);
  const isTurned = market === 'SPREAD' && line === -posted && line !== 0;
  if (!isTurned && Math.abs(line - posted) <= FAR[market]) return value(line);
  const written = { key: 'written', label: `${text(line)}, as written`, value: line };
  return question(
    'line',
    `The pick is at ${text(posted)}. Is ${text(line)} a line of the same bet?`,
    isTurned ? [own, written] : [written],
  );
}

function sidesOf({ odds, oddsOther }: PriceEntry): Reading<{ odds: number; oddsOther?: number | null }> {
  return oddsOther == null ? value({ odds, oddsOther }) : readTwoSides({ odds, oddsOther });
}

function oddsOf(odds: number, { odds: posted }: PricedPick): Reading<number> {
  const isNear = (other: number) =>
    Math.abs(1 / odds - 1 / other) <= FAR_CHANCE && priceRatio(odds, other) <= FAR_PRICE;
  if (posted === null || isNear(posted)) return value(odds);
  const [own, now] = [posted, odds].map((decimal) => withMinus(americanOdds(decimal)));
  const written = { key: 'written', label: `${now}, as written`, value: odds };
  return question('far', `The pick was posted at ${own}. Is ${now} a price of the same bet?`, [written]);
}
