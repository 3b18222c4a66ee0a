import { lineText } from '#schema/rules/picks/odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainText } from './plain-text.ts';
import { readOdds } from './read-odds.ts';
import { mapped, question, type Reading, refusal, value } from './reading.ts';

/** A line with the price behind it: -3.5 -110. Null for a line of pick'em in a moneyline. */
interface PricedLine {
  line: number | null;
  odds: number | null;
}

interface LineOptions {
  /** What a spread without a sign means: people leave out either sign, programs only the plus. */
  unsigned?: 'ASK' | 'PLUS';
}

/** No game is that uneven, and no odds are below 100: +99 is a slip of one or the other. */
const MOST_SPREAD = 70;

const PICK = /^(?:pk|pick(?: ?'?em)?|even|ev)$/i;
const LINE = /^(over|under|[ou])?\s?([+-])?\s?(\d{0,3}(?:[.,]\d{1,2})?)\s?([ou])?$/i;

/**
 * A line as people and exports write it: -3.5, 48½, o48.5, PK. Null for pick'em in a moneyline, which has no line. A market that is not
 * known is null.
 */
export function readLine(text: string, market: Market | null, options?: LineOptions): Reading<number | null> {
  const words = unwrapped(text);
  if (PICK.test(words))
    return market === 'TOTAL'
      ? refusal(text, 'a total is a number; write 48.5')
      : value(market === 'MONEYLINE' ? null : 0);
  const [, before, sign, digits = '', behind] = LINE.exec(words) ?? [];
  const side = before ?? behind;
  const points = Number(digits.replace(',', '.'));
  const isNumber = /\d/.test(digits);
  if (!isNumber || (before && behind) || (side && sign)) return refusal(text, exampleOf(market));
  if (market === 'MONEYLINE')
    return points === 0 ? value(null) : refusal(text, 'a moneyline has no line; leave it empty');
  if (side || market === 'TOTAL') return readTotal(text, market, points, sign);
  if (points >= MOST_SPREAD && (market === 'SPREAD' || (market === null && sign)))
    return refusal(text, `a spread is below ${MOST_SPREAD}; write -3.5`);
  if (market !== 'PROP' && !isStep(points))
    return refusal(text, `lines go in quarters; ${exampleOf(market)}`);
  if (market === 'SPREAD' && !sign && points !== 0 && options?.unsigned !== 'PLUS') return signOf(points);
  return value(sign === '-' && points !== 0 ? -points : points);
}

/** The same with a price behind the line: '-3.5 -110', 'o48.5 (-105)'. */
export function readPricedLine(
  text: string,
  market: Market | null,
  options?: LineOptions,
): Reading<PricedLine> {
  const priced = /^(.*?[\dk½])\s+([([]?[+-]\d{3,5}[)\]]?|[([]?ev(?:en)?[)\]]?)$/i.exec(plainText(text));
  if (!priced) return mapped(readLine(text, market, options), (line) => ({ line, odds: null }));
  const odds = readOdds(priced[2] ?? '');
  if (odds.kind !== 'VALUE') return refusal(text, exampleOf(market));
  return mapped(readLine(priced[1] ?? '', market, options), (line) => ({ line, odds: odds.value }));
}

function readTotal(text: string, market: Market | null, points: number, sign?: string): Reading<number> {
  if (market === 'SPREAD') return refusal(text, 'it is the line of a total; write -3.5');
  if (sign || points === 0) return refusal(text, 'a total is above 0 and has no sign; write 48.5');
  return market === 'PROP' || isStep(points)
    ? value(points)
    : refusal(text, 'lines go in quarters; write 48.5');
}

function signOf(points: number): Reading<number> {
  const choices = [points, -points].map((line) => ({
    key: line > 0 ? 'plus' : 'minus',
    label: withMinus(lineText('SPREAD', line)),
    value: line,
  }));
  return question('sign', `Is +${points} meant?`, choices);
}

function unwrapped(text: string): string {
  const words = plainText(text);
  return (/^[([](.+)[)\]]$/.exec(words)?.[1] ?? words).trim();
}

function isStep(points: number): boolean {
  return Number.isInteger(points * 4);
}

function exampleOf(market: Market | null): string {
  if (market === 'SPREAD') return 'write -3.5, +7 or PK';
  return market === 'TOTAL' ? 'write 48.5' : 'write -3.5 or 48.5';
}
