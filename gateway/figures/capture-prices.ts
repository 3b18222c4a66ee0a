import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type DuePrice, duePrices } from '#schema/rules/market/due-prices.ts';
import { readPricedPicks } from './priced-picks.ts';

type CaptureServices = Pick<Services, 'database' | 'clock' | 'odds' | 'hasGames'>;
type NotedPrice = DuePrice & { pickId: string };

/**
 * Notes prices at their moments, from what the feed last saw: closes 20 to 30 seconds before the start, in one transaction, so that
 * the log has them before anything happens in the game (schema/rules/market/due-prices.ts, closes.ts).
 */
export async function capturePrices({ database, clock, odds, hasGames }: CaptureServices): Promise<void> {
  if (!hasGames) return;
  const now = clock.now();
  const picks = await readPricedPicks(database.em, odds?.reference ?? null, now);
  const prices = picks.flatMap(({ id, quotes, reference, ...pick }) =>
    duePrices(pick, quotes, { now, reference }).map((price) => ({ pickId: id, ...price })),
  );
  if (prices.length > 0) await inTransaction({ database }, (em) => notePrices(em, prices, now));
}

/** A close before this moment is early by the start of its game, and is replaced. */
const EARLY_BEFORE = `(select g.starts_at - rules_close_within() from pick_games l join games g on g.id = l.game_id where l.pick_id = held.pick_id)`;

/** Writes prices that are missing, and closes in place of early ones; what somebody entered meanwhile stays. */
export async function notePrices(em: EntityManager, prices: readonly NotedPrice[], now: Date): Promise<void> {
  const noted = await em.execute<NotedPrice[]>(
    `insert into pick_prices as held (pick_id, moment, at, book, line, odds, odds_other)
     select "pickId", moment, ?, book, line, odds, "oddsOther"
       from json_to_recordset(?::json) as given ("pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric)
      order by "pickId", moment
         on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
            odds = excluded.odds, odds_other = excluded.odds_other
      where held.moment = 'CLOSE' and held.at < ${EARLY_BEFORE}
     returning pick_id as "pickId", moment, book, line::float8 as line, odds::float8 as odds, odds_other::float8 as "oddsOther"`,
    [now, JSON.stringify(prices)],
  );
  for (const { pickId, ...details } of noted)
    audit(em, now, { actor: 'rule', action: 'pick.price', target: pickId, details });
  await em.flush();
}
