import { z } from 'zod';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import { inTurns } from './in-turns.ts';
import type { FeedDrop, FeedGame, FeedOdds, FeedQuote, FeedScore } from './odds-feed.ts';
import { type Asked, readGame } from './read-form.ts';
import { quotesOf } from './read-quotes.ts';

/** More than any league plays in the days that a schedule lists. */
const MOST_GAMES = 2_000;

/** What could be read, and what not: a game that is malformed costs no other. */
export interface ReadGames<Game> {
  games: Game[];
  dropped: FeedDrop[];
}

type Drop = (fault: FeedFault) => void;
const named = z.object({ id: z.string() });

/** Throws RangeError when the body is no list, or one that is too long. */
async function each<Game extends FeedGame>(
  body: unknown,
  asked: Asked,
  read: (given: unknown, game: FeedGame, drop: Drop) => Game | null,
): Promise<ReadGames<Game>> {
  if (!Array.isArray(body)) throw new RangeError('The answer is no list of games');
  if (body.length > MOST_GAMES) throw new RangeError(`The answer has more than ${MOST_GAMES} games`);
  const [games, dropped, contradicted] = [new Map<string, Game>(), [] as FeedDrop[], new Set<string>()];
  await inTurns(body, (given: unknown) => {
    const drop = (fault: FeedFault) => dropped.push({ fault, id: named.safeParse(given).data?.id ?? null });
    const game = readGame(given, asked);
    if (typeof game === 'string') return drop(game);
    const known = games.get(game.id);
    const found = read(given, game, drop);
    if (!found) return drop('GAME');
    if (!known) return games.set(game.id, found);
    if (!isSame(known, found)) contradicted.add(game.id);
    return drop('TWICE');
  });
  // Of two that say different things of one game neither can be believed.
  for (const id of contradicted) {
    games.delete(id);
    dropped.push({ fault: 'TWICE', id });
  }
  return { games: [...games.values()], dropped };
}

const isSame = (one: FeedGame, other: FeedGame) =>
  JSON.stringify({ ...one, quotes: null }) === JSON.stringify({ ...other, quotes: null });

export function readSchedule(body: unknown, asked: Asked): Promise<ReadGames<FeedGame>> {
  return each(body, asked, (_, game) => game);
}

const odds = z.object({ bookmakers: z.array(z.unknown()) });

export function readOddsAnswer(body: unknown, asked: Asked): Promise<ReadGames<FeedOdds>> {
  return each(body, asked, (given, game, drop) => {
    const { data } = odds.safeParse(given);
    if (!data) return null;
    const quotes = data.bookmakers.flatMap((book) => quotesOf(book, { game, asked, drop }));
    return { ...game, quotes: undoubted(quotes, drop) };
  });
}

/** Of two different quotes of one book for one market neither can be believed. */
function undoubted(quotes: readonly FeedQuote[], drop: Drop): FeedQuote[] {
  const of = ({ key, market }: FeedQuote) => `${market} ${key}`;
  const values = ({ line, one, two, draw }: FeedQuote) => `${line} ${one} ${two} ${draw}`;
  const last = new Map(quotes.map((quote) => [of(quote), values(quote)]));
  const doubted = new Set(quotes.filter((quote) => last.get(of(quote)) !== values(quote)).map(of));
  for (const _ of doubted) drop('MARKET');
  return quotes.filter((quote) => !doubted.has(of(quote)));
}

const points = z.object({ name: z.string(), score: z.string().regex(/^\d{1,3}$/) });
const scored = z.object({ completed: z.boolean(), scores: z.array(points).nullable() });

export function readScores(body: unknown, asked: Asked): Promise<ReadGames<FeedScore>> {
  return each(body, asked, (given, game) => {
    const { data } = scored.safeParse(given);
    if (!data) return null;
    const of = (team: string) => data.scores?.find(({ name }) => name === team)?.score;
    const [away, home] = [of(game.away), of(game.home)];
    const isKnown = away !== undefined && home !== undefined;
    const score = isKnown ? { away: Number(away), home: Number(home) } : null;
    return { ...game, score, isFinal: data.completed && isKnown };
  });
}
