import type { Rows } from '#gateway/database/rows.ts';
import { type Arbitrage, findArbitrages } from '#schema/rules/market/arbitrage.ts';
import type { SeenQuote } from '#schema/rules/market/due-prices.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { BooksSeen } from './apply-odds.ts';
import type { GameQuote } from './plan-quotes.ts';

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
  const games = await rows.execute<{ id: string }[]>(
    `select id from games where status = 'SCHEDULED' and id in (select json_array_elements_text(?::json))`,
    [JSON.stringify(found.map(({ gameId }) => gameId))],
  );
  const scheduled = new Set(games.map(({ id }) => id));
  return found.filter(({ gameId }) => scheduled.has(gameId));
}

const FOUND = '"gameId" text, market text, line numeric';

async function endOthers(rows: Rows, league: League, found: readonly Found[], at: Date): Promise<void> {
  await rows.execute(
    `update arbitrages a set gone_at = ? from games g
      where g.id = a.game_id and g.league = ? and a.gone_at is null and not exists (
        select from json_to_recordset(?::json) as found (${FOUND})
         where "gameId" = a.game_id and found.market = a.market and found.line is not distinct from a.line)`,
    [at, league, JSON.stringify(found.map(({ gameId, market, line }) => ({ gameId, market, line })))],
    'run',
  );
}

async function keep(rows: Rows, found: readonly Found[], at: Date): Promise<void> {
  const flat = found.map(({ gameId, market, line, one, two, margin }) => ({
    ...{ gameId, market, line, margin },
    ...{ bookOne: one.book, oddsOne: one.odds, seenOne: one.seenAt },
    ...{ bookTwo: two.book, oddsTwo: two.odds, seenTwo: two.seenAt },
  }));
  await rows.execute(
    `insert into arbitrages as kept (game_id, market, line, book_one, odds_one, seen_one, book_two, odds_two, seen_two,
            margin, best_margin, found_at, last_seen_at)
     select "gameId", market, line, "bookOne", "oddsOne", "seenOne", "bookTwo", "oddsTwo", "seenTwo", margin, margin, ?, ?
       from json_to_recordset(?::json) as found (${FOUND}, "bookOne" text, "oddsOne" numeric, "seenOne" timestamptz,
            "bookTwo" text, "oddsTwo" numeric, "seenTwo" timestamptz, margin numeric)
         on conflict (game_id, market, coalesce(line, 0)) where gone_at is null do update set
            book_one = excluded.book_one, odds_one = excluded.odds_one, seen_one = excluded.seen_one,
            book_two = excluded.book_two, odds_two = excluded.odds_two, seen_two = excluded.seen_two,
            margin = excluded.margin, best_margin = greatest(kept.best_margin, excluded.margin),
            rounds = kept.rounds + 1, last_seen_at = excluded.last_seen_at`,
    [at, at, JSON.stringify(flat)],
    'run',
  );
}
