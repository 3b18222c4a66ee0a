import { z } from 'zod';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';
import { decimalOdds } from '#schema/rules/picks/odds.ts';
import type { FeedGame, FeedOdds, FeedQuote, FeedScore } from './odds-feed.ts';

const name = z.string().min(1).max(80);
const game = z.object({
  id: z.string().min(1).max(80),
  commence_time: z.iso.datetime(),
  home_team: name,
  away_team: name,
});
const outcome = z.object({
  name,
  price: z.number().int(),
  point: z.number().min(-1_000).max(1_000).optional(),
});
const market = z.object({ key: z.string(), outcomes: z.array(outcome) });
const book = z.object({
  key: name,
  title: name,
  last_update: z.iso.datetime(),
  markets: z.array(market),
});
const odds = game.extend({ bookmakers: z.array(book) });
const points = z.object({ name, score: z.string().regex(/^\d{1,3}$/) });
const scored = game.extend({ completed: z.boolean(), scores: z.array(points).nullable() });

/** What can be read, and how many games cannot: one that is malformed costs no other. */
export interface ReadGames<Game> {
  games: Game[];
  dropped: number;
}

/** Throws RangeError when the body is no list. */
function each<Game>(body: unknown, read: (game: unknown) => Game | null): ReadGames<Game> {
  if (!Array.isArray(body)) throw new RangeError('The answer is no list of games');
  const games = body.map(read).filter((found): found is Awaited<Game> & Game => found !== null);
  return { games, dropped: body.length - games.length };
}

export function readSchedule(body: unknown): ReadGames<FeedGame> {
  return each(body, (given) => {
    const { data } = game.safeParse(given);
    return data ? gameOf(data) : null;
  });
}

export function readOdds(body: unknown): ReadGames<FeedOdds> {
  return each(body, (given) => {
    const { data } = odds.safeParse(given);
    if (!data) return null;
    return { ...gameOf(data), quotes: data.bookmakers.flatMap((each) => quotesOf(each, data)) };
  });
}

export function readScores(body: unknown): ReadGames<FeedScore> {
  return each(body, (given) => {
    const { data } = scored.safeParse(given);
    if (!data) return null;
    const of = (team: string) => data.scores?.find((each) => each.name === team)?.score;
    const [away, home] = [of(data.away_team), of(data.home_team)];
    const score =
      away === undefined || home === undefined ? null : { away: Number(away), home: Number(home) };
    return { ...gameOf(data), score, isFinal: data.completed && score !== null };
  });
}

function gameOf({ id, commence_time, home_team, away_team }: z.infer<typeof game>): FeedGame {
  return { id, startsAt: new Date(commence_time), away: away_team, home: home_team };
}

const MARKETS: Record<string, QuoteMarket | undefined> = {
  h2h: 'MONEYLINE',
  spreads: 'SPREAD',
  totals: 'TOTAL',
};

/** A book's markets with both sides of one line. Any other is left out: half a market prices nothing. */
function quotesOf(
  { key, title, last_update, markets }: z.infer<typeof book>,
  teams: z.infer<typeof game>,
): FeedQuote[] {
  return markets.flatMap(({ key: marketKey, outcomes }) => {
    const kind = MARKETS[marketKey];
    if (!kind) return [];
    const sides = kind === 'TOTAL' ? ['Over', 'Under'] : [teams.away_team, teams.home_team];
    const [first, second, draw] = [...sides, 'Draw'].map((side) =>
      outcomes.find((each) => each.name === side),
    );
    const [one, two] = [priceOf(first), priceOf(second)];
    if (!first || !second || one === null || two === null || !isOneLine(kind, first, second)) return [];
    const line = kind === 'MONEYLINE' ? null : (first.point ?? null);
    return [
      { book: title, key, market: kind, line, one, two, draw: priceOf(draw), at: new Date(last_update) },
    ];
  });
}

type Outcome = z.infer<typeof outcome>;

function priceOf(side: Outcome | undefined): number | null {
  return side ? decimalOdds(side.price > 0 ? `+${side.price}` : String(side.price)) : null;
}

function isOneLine(kind: QuoteMarket, first: Outcome, second: Outcome): boolean {
  if (kind === 'MONEYLINE') return true;
  if (first.point === undefined || second.point === undefined) return false;
  return kind === 'TOTAL' ? first.point === second.point : first.point + second.point === 0;
}
