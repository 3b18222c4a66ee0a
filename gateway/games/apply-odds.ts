import type { Rows } from '#gateway/database/rows.ts';
import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import * as statements from './apply-odds.sql.ts';
import { type GameQuote, planQuotes, quotesBefore, type StandingQuotes } from './plan-quotes.ts';

/** When the provider last looked at each book, by its own account. */
export type BooksSeen = ReadonlyMap<string, Date>;

export interface OddsRound {
  games: readonly FeedOdds[];
  at: Date;
}

/**
 * Keeps the last quote of each book and market before the start, and when each book was last seen. Rows that did not
 * change are not written. Answers the quotes that count now.
 */
export async function applyOdds(
  rows: Rows,
  league: League,
  round: OddsRound,
  { gameOf, standing }: { gameOf: ReadonlyMap<string, string>; standing: StandingQuotes },
): Promise<{ quotes: GameQuote[]; seen: BooksSeen }> {
  const quotes = quotesBefore(round, gameOf);
  const { changed, gone } = planQuotes(standing, quotes);
  await writeQuotes(rows, changed, round.at);
  if (gone.length > 0)
    await statements.markQuotesGone.run(rows, { at: round.at, gone: JSON.stringify(gone) });
  return { quotes, seen: await noteBooks(rows, league, round) };
}

/** At a time: a league's first round writes thousands, and requests are answered meanwhile. */
const MOST_WRITTEN = 2_000;

async function writeQuotes(rows: Rows, quotes: readonly GameQuote[], at: Date): Promise<void> {
  for (let from = 0; from < quotes.length; from += MOST_WRITTEN)
    await statements.writeQuotes.run(rows, {
      ...{ at, quotes: JSON.stringify(quotes.slice(from, from + MOST_WRITTEN)) },
    });
}

async function noteBooks(rows: Rows, league: League, { games, at: now }: OddsRound): Promise<BooksSeen> {
  const seen = new Map<string, { book: string; key: string; at: Date }>();
  for (const { quotes } of games)
    for (const { book, key, at } of quotes)
      if (at > (seen.get(book)?.at ?? new Date(0))) seen.set(book, { book, key, at });
  await statements.noteBooks.run(rows, { league, now, books: JSON.stringify([...seen.values()]) });
  return new Map([...seen].map(([book, { at }]) => [book, at]));
}
