import type { Rows } from '#gateway/database/rows.ts';
import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import {
  type GameQuote,
  planQuotes,
  type QuoteId,
  quotesBefore,
  type StandingQuotes,
} from './plan-quotes.ts';

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
  if (gone.length > 0) await markGone(rows, gone, round.at);
  return { quotes, seen: await noteBooks(rows, league, round) };
}

/** At a time: a league's first round writes thousands, and requests are answered meanwhile. */
const MOST_WRITTEN = 2_000;

async function writeQuotes(rows: Rows, quotes: readonly GameQuote[], at: Date): Promise<void> {
  for (let from = 0; from < quotes.length; from += MOST_WRITTEN)
    await writeSome(rows, quotes.slice(from, from + MOST_WRITTEN), at);
}

async function writeSome(rows: Rows, quotes: readonly GameQuote[], at: Date): Promise<void> {
  await rows.execute(
    `insert into odds_quotes (game_id, book, market, line, one, two, draw, changed_at)
     select "gameId", book, market, line, one, two, draw, ? from json_to_recordset(?::json) as given
            ("gameId" text, book text, market text, line numeric, one numeric, two numeric, draw numeric)
         on conflict (game_id, book, market) do update set line = excluded.line, one = excluded.one, two = excluded.two,
            draw = excluded.draw, changed_at = excluded.changed_at, gone_at = null`,
    [at, JSON.stringify(quotes)],
  );
}

/** Quotes of a game whose start has come stay as its last ones. */
async function markGone(rows: Rows, gone: readonly QuoteId[], at: Date): Promise<void> {
  await rows.execute(
    `update odds_quotes q set gone_at = ?
       from json_to_recordset(?::json) as gone ("gameId" text, market text, book text) join games g on g.id = "gameId"
      where g.starts_at > ? and (q.game_id, q.market, q.book) = ("gameId", gone.market, gone.book)`,
    [at, JSON.stringify(gone), at],
  );
}

/** Also corrects books that were noted as seen in the future: none was seen after the last answer. */
async function noteBooks(rows: Rows, league: League, { games, at: now }: OddsRound): Promise<BooksSeen> {
  const seen = new Map<string, { book: string; key: string; at: Date }>();
  for (const { quotes } of games)
    for (const { book, key, at } of quotes)
      if (at > (seen.get(book)?.at ?? new Date(0))) seen.set(book, { book, key, at });
  const given = JSON.stringify([...seen.values()]);
  await rows.execute(
    `with given as (select * from json_to_recordset(?::json) as given (book text, key text, at timestamptz)),
          corrected as (update feed_books set seen_at = ? where league = ? and seen_at > ?
            and book not in (select book from given))
     insert into feed_books (league, book, key, seen_at) select ?, book, key, at from given order by book
         on conflict (league, book) do update set key = excluded.key, seen_at = excluded.seen_at
      where feed_books.seen_at < excluded.seen_at or feed_books.seen_at > ?`,
    [given, now, league, now, league, now],
  );
  return new Map([...seen].map(([book, { at }]) => [book, at]));
}
