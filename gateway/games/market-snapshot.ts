import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import type { MarketQuoteType } from '#schema/types/games/game.type.ts';

/** Cache lifetime. */
const KEPT = 5 * SECOND;

interface Snapshot {
  readAt: number;
  quotes: Promise<ReadonlyMap<string, MarketQuoteType[]>>;
}

const kept = new WeakMap<MikroORM, Snapshot>();

/** The quotes of every game to come, by game: read at most every five seconds, and only while somebody asks. */
export function marketSnapshot({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<ReadonlyMap<string, MarketQuoteType[]>> {
  const standing = kept.get(database);
  if (standing && Math.abs(now.getTime() - standing.readAt) < KEPT) return standing.quotes;
  const quotes = readQuotes(database.em, now);
  kept.set(database, { readAt: now.getTime(), quotes });
  quotes.catch(() => kept.delete(database));
  return quotes;
}

type Row = MarketQuoteType & { gameId: string; league: League };

async function readQuotes(rows: Rows, now: Date): Promise<ReadonlyMap<string, MarketQuoteType[]>> {
  const found = await rows.execute<Row[]>(
    `select q.game_id as "gameId", q.book, q.market, q.line::float8 as line, q.one::float8 as one, q.two::float8 as two,
            q.draw::float8 as draw, b.seen_at as "seenAt"
       from odds_quotes q join games g on g.id = q.game_id join feed_books b on b.league = g.league and b.book = q.book
      where g.starts_at between ? and ? and q.gone_at is null order by q.game_id, q.book, q.market`,
    [now, new Date(now.getTime() + 14 * DAY)],
  );
  const byGame = new Map<string, MarketQuoteType[]>();
  for (const { gameId, ...quote } of found) {
    const own = byGame.get(gameId) ?? [];
    own.push(quote);
    byGame.set(gameId, own);
  }
  return byGame;
}
