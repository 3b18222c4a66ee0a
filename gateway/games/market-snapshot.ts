import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import type { MarketQuoteType } from '#schema/types/games/game.type.ts';
import * as statements from './market-snapshot.sql.ts';

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

async function readQuotes(rows: Rows, now: Date): Promise<ReadonlyMap<string, MarketQuoteType[]>> {
  const until = new Date(now.getTime() + 14 * DAY);
  const found = await statements.currentQuotes.all(rows, { now, until });
  const byGame = new Map<string, MarketQuoteType[]>();
  for (const { gameId, ...quote } of found) {
    const own = byGame.get(gameId) ?? [];
    own.push(quote);
    byGame.set(gameId, own);
  }
  return byGame;
}
