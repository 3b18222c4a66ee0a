import type { Rows } from '#gateway/database/rows.ts';
import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

const QUOTE = '"gameId" text, book text, market text, line numeric, one numeric, two numeric, draw numeric';

/**
 * Keeps the last quote of each book and market before the start, and when each book was last seen. Rows that did not
 * change are not written, and quotes from a game that is being played are none.
 */
export async function applyOdds(
  rows: Rows,
  league: League,
  { games, at }: { games: readonly FeedOdds[]; at: Date },
  gameOf: ReadonlyMap<string, string>,
): Promise<void> {
  const before = games.filter(({ startsAt }) => startsAt > at);
  const quotes = before.flatMap(({ id, quotes: own }) =>
    own.map(({ key: _, at: __, ...quote }) => ({ gameId: gameOf.get(id), ...quote })),
  );
  // One statement, which reads the round once: what it writes and what it marks as gone are different rows.
  await rows.execute(
    `with given as materialized (select * from json_to_recordset(?::json) as given (${QUOTE})),
          changed as (select given.* from given left join odds_quotes q
              on q.game_id = "gameId" and q.book = given.book and q.market = given.market
            where q.game_id is null or q.gone_at is not null
               or (q.line, q.one, q.two, q.draw) is distinct from (given.line, given.one, given.two, given.draw)),
          written as (insert into odds_quotes (game_id, book, market, line, one, two, draw, changed_at)
            select "gameId", book, market, line, one, two, draw, ? from changed
                on conflict (game_id, book, market) do update set line = excluded.line, one = excluded.one,
                   two = excluded.two, draw = excluded.draw, changed_at = excluded.changed_at, gone_at = null)
     update odds_quotes q set gone_at = ? from games g
      where g.id = q.game_id and g.league = ? and g.starts_at > ? and q.gone_at is null and not exists (
        select from given where "gameId" = q.game_id and given.book = q.book and given.market = q.market)`,
    [JSON.stringify(quotes), at, at, league, at],
  );
  await noteBooks(rows, league, games);
}

/** When the provider last looked at each book, by its own account. */
async function noteBooks(rows: Rows, league: League, games: readonly FeedOdds[]): Promise<void> {
  const seen = new Map<string, { book: string; key: string; at: Date }>();
  for (const { book, key, at } of games.flatMap(({ quotes }) => quotes))
    if (at > (seen.get(book)?.at ?? new Date(0))) seen.set(book, { book, key, at });
  await rows.execute(
    `insert into feed_books (league, book, key, seen_at) select ?, book, key, at
       from json_to_recordset(?::json) as given (book text, key text, at timestamptz) order by book
         on conflict (league, book) do update set key = excluded.key, seen_at = excluded.seen_at
      where feed_books.seen_at < excluded.seen_at`,
    [league, JSON.stringify([...seen.values()])],
  );
}
