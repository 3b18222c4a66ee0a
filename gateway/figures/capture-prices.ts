import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type DuePrice, duePrices } from '#schema/rules/market/due-prices.ts';
import { readPricedPicks } from './priced-picks.ts';
import * as statements from './prices-of.sql.ts';

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

/** Writes prices that are missing, and closes in place of early ones; what somebody entered meanwhile stays. */
export async function notePrices(em: EntityManager, prices: readonly NotedPrice[], now: Date): Promise<void> {
  const noted = await statements.notePrices.all(em, { now, prices: JSON.stringify(prices) });
  for (const { pickId, ...details } of noted)
    audit(em, now, { actor: 'rule', action: 'pick.price', target: pickId, details });
  await em.flush();
}
