import type { Rows } from '#gateway/database/rows.ts';
import { AGREED_START } from '#gateway/games/agreed-start.ts';
import type { PricedPick, SeenQuote } from '#schema/rules/market/due-prices.ts';

interface Found extends PricedPick {
  id: string;
  /** By the name that people read; null: the pick's own book. */
  reference: string | null;
  quotes: SeenQuote[];
}

/** A pick `p` with its link `l` and its game `g`. */
export const PRICED_PICK = `p.id, p.market, p.pick, p.line::float8 as line, p.team_one as "teamOne", p.team_two as "teamTwo", l.reversed, p.tier,
  p.odds::float8 as odds, p.book, p.date::text as date, p.published_at as "publishedAt", p.release_at as "releaseAt",
  p.starts_at as stated, ${AGREED_START}, array(select moment from pick_prices where pick_id = p.id) as priced,
  (select at from pick_prices where pick_id = p.id and moment = 'CLOSE') as "closedAt"`;

/** One row a quote of the market that the pick is in, so that what is read stays small. */
interface Row extends PricedPick {
  id: string;
  reference: string | null;
  quoteBook: string | null;
  quoteLine: number | null;
  one: number;
  two: number;
  bookSeenAt: Date;
}

/** The picks of games that start within two days, with the quotes of their own book and of the reference. */
export async function readPricedPicks(rows: Rows, reference: string | null, now: Date): Promise<Found[]> {
  const found = await rows.execute<Row[]>(
    `select ${PRICED_PICK}, r.book as reference, q.book as "quoteBook", q.line::float8 as "quoteLine", q.one::float8 as one,
            q.two::float8 as two, b.seen_at as "bookSeenAt"
       from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id and p.status = 'PUBLISHED'
       left join feed_books r on r.league = g.league and r.key = ?
       left join odds_quotes q on q.game_id = g.id and q.market = p.market and q.gone_at is null and q.book in (p.book, r.book)
       left join feed_books b on b.league = g.league and b.book = q.book
      where g.status = 'SCHEDULED' and g.starts_at > ? and g.starts_at < ?::timestamptz + interval '2 days'`,
    [reference, now, now],
  );
  const picks = new Map<string, Found>();
  for (const { quoteBook, quoteLine, one, two, bookSeenAt, ...row } of found) {
    const pick = picks.get(row.id) ?? { ...row, quotes: [] };
    picks.set(row.id, pick);
    if (quoteBook && row.market && row.market !== 'PROP')
      pick.quotes.push({
        book: quoteBook,
        market: row.market,
        line: quoteLine,
        one,
        two,
        draw: null,
        seenAt: bookSeenAt,
      });
  }
  // A reference that the league does not have prices nothing: never another book in its place.
  return [...picks.values()].map((pick) => ({ ...pick, reference: pick.reference ?? reference }));
}
