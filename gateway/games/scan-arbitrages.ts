import type { Rows } from '#gateway/database/rows.ts';
import { type Arbitrage, findArbitrages } from '#schema/rules/market/arbitrage.ts';
import type { SeenQuote } from '#schema/rules/market/due-prices.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { BooksSeen } from './apply-odds.ts';
import type { GameQuote } from './plan-quotes.ts';
import * as statements from './scan-arbitrages.sql.ts';

type Offer = SeenQuote & GameQuote;
type Found = Arbitrage & { gameId: string };

/**
 * Keeps what the newest round of a league shows: an arbitrage that is found again goes on, one that is not found any more
 * ends. `quotes`: the round's own, of games before their start; in the transaction that keeps them.
 */
export async function scanArbitrages(
  rows: Rows,
  league: League,
  { quotes, seen, at }: { quotes: readonly GameQuote[]; seen: BooksSeen; at: Date },
): Promise<void> {
  const byGame = new Map<string, Offer[]>();
  for (const quote of quotes) {
    const own = byGame.get(quote.gameId) ?? [];
    own.push({ ...quote, seenAt: seen.get(quote.book) ?? at });
    byGame.set(quote.gameId, own);
  }
  const found = [...byGame].flatMap(([gameId, offers]) =>
    findArbitrages(offers, at).map((arbitrage): Found => ({ ...arbitrage, gameId })),
  );
  const open = await ofScheduledGames(rows, found);
  await endOthers(rows, league, open, at);
  if (open.length > 0) await keep(rows, open, at);
}

/** A provider may quote a game that a person knows to be postponed. */
async function ofScheduledGames(rows: Rows, found: readonly Found[]): Promise<Found[]> {
  if (found.length === 0) return [];
  const games = await statements.gamesScheduled.all(rows, { ids: found.map(({ gameId }) => gameId) });
  const scheduled = new Set(games.map(({ id }) => id));
  return found.filter(({ gameId }) => scheduled.has(gameId));
}

async function endOthers(rows: Rows, league: League, found: readonly Found[], at: Date): Promise<void> {
  const ids = found.map(({ gameId, market, line }) => ({ gameId, market, line }));
  await statements.endOtherArbitrages.run(rows, { at, league, found: JSON.stringify(ids) });
}

async function keep(rows: Rows, found: readonly Found[], at: Date): Promise<void> {
  const flat = found.map(({ gameId, market, line, one, two, margin }) => ({
    ...{ gameId, market, line, margin },
    ...{ bookOne: one.book, oddsOne: one.odds, seenOne: one.seenAt },
    ...{ bookTwo: two.book, oddsTwo: two.odds, seenTwo: two.seenAt },
  }));
  await statements.keepArbitrages.run(rows, { at, found: JSON.stringify(flat) });
}
