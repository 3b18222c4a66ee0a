import type { DemoPick } from '#local/demo/demo-pick.ts';
import { type Random, randomFor } from '#local/demo/random.ts';
import { plannedRelease } from '#local/demo/schedule.ts';
import { wagerOn } from '#local/demo/wager.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import { QUOTE_MARKETS, type Quote, type QuoteMarket } from '#schema/rules/market/quotes.ts';
import { americanOdds, decimalOdds } from '#schema/rules/picks/odds.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import type { LocalGame } from './schedule.ts';

/** The demo's closing price is shown from this long before the start. */
const CLOSED_BEFORE = 10 * MINUTE;
const MARGIN = 1.0225;
/** Half of the range in which other books differ, and in which prices move in an hour, in chances. */
const APART = 0.012;

type Line = Pick<Quote, 'line' | 'one' | 'two'>;

/** What every book shows for a game at a moment. At the pick's own book it is what the demo's pick says it was. */
export function quotesAt(game: LocalGame, moment: Date): Quote[] {
  const hour = Math.floor(moment.getTime() / HOUR);
  return QUOTE_MARKETS.flatMap((market) => {
    const picked = game.pick?.market === market ? pickedAt(game.pick, game, moment) : null;
    const main = picked ?? mainLine(game, market);
    return BOOKS.map(({ title: book }) => {
      const isPicked = picked && game.pick?.book === book;
      const line = isPicked ? picked : apart(main, randomFor(`${game.id} ${market} ${book} ${hour}`));
      return { book, market, draw: null, ...line };
    });
  });
}

/** The price of the demo's pick at the last of its moments that has passed, from the side of the away team or the over. */
function pickedAt(pick: DemoPick, game: LocalGame, moment: Date): Line | null {
  const selection = selectionOf({ ...pick, teamOne: game.away, teamTwo: game.home });
  const prices = pick.prices.filter(({ moment: of }) => momentOf(of, pick, game) <= moment);
  const price = prices.at(-1) ?? pick.prices[0];
  if (!selection || !price?.oddsOther) return null;
  if (selection === 'ONE' || selection === 'OVER')
    return { line: price.line, one: price.odds, two: price.oddsOther };
  const line = price.line !== null && pick.market === 'SPREAD' ? -price.line : price.line;
  return { line, one: price.oddsOther, two: price.odds };
}

function momentOf(moment: PriceMoment, pick: DemoPick, { startsAt }: LocalGame): Date {
  if (moment === 'POSTED') return new Date(0);
  if (moment === 'CLOSE') return new Date(startsAt.getTime() - CLOSED_BEFORE);
  const tier = moment.slice('OPENED_'.length) as DemoPick['tier'];
  return opensAt(plannedRelease(pick), tier);
}

function mainLine(game: LocalGame, market: QuoteMarket): Line {
  const random = randomFor(`Line of ${game.id} ${market}`);
  for (;;) {
    const wager = wagerOn(game.league, game.away, game.home, random);
    if (wager.market !== market) continue;
    const other = written(1 / (MARGIN * Math.min(0.95, Math.max(0.05, 1 - 1 / (MARGIN * wager.odds)))));
    const isTwo = market !== 'TOTAL' && wager.side === game.home;
    const line = wager.line !== null && isTwo ? -wager.line : wager.line;
    return isTwo ? { line, one: other, two: wager.odds } : { line, one: wager.odds, two: other };
  }
}

/** The same line at another book, a little apart. */
function apart({ line, one, two }: Line, random: Random): Line {
  const by = (random.next() - 0.5) * 2 * APART;
  const moved = (odds: number, shift: number) =>
    written(1 / Math.min(0.96, Math.max(0.04, 1 / odds + shift)));
  return { line, one: moved(one, by), two: moved(two, APART / 2 - by) };
}

function written(decimal: number): number {
  return decimalOdds(americanOdds(Math.max(1.01, decimal))) ?? 1.01;
}

/** Invented books, three of which the demo's analysts bet at. Keys are the provider's kind of name. */
export const BOOKS = [
  { key: 'harborbook', title: 'Harbor Book' },
  { key: 'northline', title: 'Northline' },
  { key: 'lakeside', title: 'Lakeside' },
  { key: 'copperridge', title: 'Copper Ridge' },
  { key: 'eastgate', title: 'Eastgate' },
  { key: 'fairwind', title: 'Fairwind' },
  { key: 'milestone', title: 'Milestone' },
  { key: 'redbrick', title: 'Redbrick' },
] as const;

export const BOOK_KEYS = BOOKS.map(({ key }) => key).join(',');
