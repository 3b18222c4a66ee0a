import type { Rows } from '#gateway/database/rows.ts';
import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type BooksOfLeagueRow, booksOfLeague } from './name-books.sql.ts';

/** Of a column. */
const MOST_CHARACTERS = 80;

/**
 * The games with a name of its own for each book. Providers list a book of two countries under one title, such as Betfair; its prices are
 * not those of the other, so the second one's name has its key, in this and in every later round.
 */
export async function nameBooks(
  rows: Rows,
  league: League,
  games: readonly FeedOdds[],
): Promise<readonly FeedOdds[]> {
  const titles = new Map(games.flatMap(({ quotes }) => quotes.map(({ key, book }) => [key, book])));
  const stored = await booksOfLeague.all(rows, { league });
  const names = bookNames(titles, stored);
  if ([...names].every(([key, book]) => titles.get(key) === book)) return games;
  return games.map((game) => ({
    ...game,
    quotes: game.quotes.map((quote) => ({ ...quote, book: names.get(quote.key) ?? quote.book })),
  }));
}

function bookNames(
  titles: ReadonlyMap<string, string>,
  stored: readonly BooksOfLeagueRow[],
): Map<string, string> {
  const known = new Map(stored.map(({ book, key }) => [book, key]));
  const ownName = (key: string, title: string) => `${title} (${key})`.slice(0, MOST_CHARACTERS);
  // A title stays with the key that it had, as long as that is listed: a name that moved would move prices between books.
  const owners = new Map(
    stored.filter(({ book, key }) => titles.get(key) === book).map(({ book, key }) => [book, key]),
  );
  return new Map(
    [...titles].map(([key, title]) => {
      const own = ownName(key, title);
      const owner = owners.get(title) ?? key;
      if (owner !== key || known.get(own) === key) return [key, own];
      owners.set(title, key);
      return [key, title];
    }),
  );
}
