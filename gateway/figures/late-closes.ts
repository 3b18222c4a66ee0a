import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { plannedPace } from '#gateway/games/feed-pace.ts';
import type { FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { duePrices } from '#schema/rules/market/due-prices.ts';
import { mayPay, oddsCost } from '#schema/rules/market/feed-budget.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { notePrices } from './capture-prices.ts';
import { type MissedClosesRow as MissedClose, missedCloses } from './priced-picks.sql.ts';

/** Snapshots of history cost so many times what the odds of now do. */
const HISTORY_COSTS = 10;
const LOOKED_BACK = 12 * HOUR;
const AGAIN_AFTER = 5 * MINUTE;

/** What was requested already, and when it may be requested again; what the provider does not have is requested once. */
const asked = new WeakMap<MikroORM, Map<string, Date>>();

/**
 * Closes that were missed, because no worker ran or the local clock jumped, come from the provider's history: the quote at most five
 * minutes before the start. They are sealed after it, and count as late.
 */
export async function lateCloses(services: Services): Promise<void> {
  const { database, clock, odds } = services;
  if (!odds) return;
  const now = clock.now();
  const missed = await missedCloses.all(database.em, {
    from: new Date(now.getTime() - LOOKED_BACK),
    until: now,
  });
  const tried = asked.get(database) ?? new Map<string, Date>();
  asked.set(database, tried);
  for (const [name, closes] of byStart(missed)) {
    if ((tried.get(name) ?? now) > now) continue;
    const isAnswered = await closeFromHistory(services, closes);
    tried.set(
      name,
      isAnswered ? new Date(now.getTime() + LOOKED_BACK) : new Date(now.getTime() + AGAIN_AFTER),
    );
  }
}

function byStart(missed: readonly MissedClose[]): Map<string, MissedClose[]> {
  const groups = new Map<string, MissedClose[]>();
  for (const close of missed) {
    const name = `${close.league} ${close.scheduled.toISOString()}`;
    groups.set(name, [...(groups.get(name) ?? []), close]);
  }
  return groups;
}

async function closeFromHistory(services: Services, closes: readonly MissedClose[]): Promise<boolean> {
  const { database, clock, odds } = services;
  const [first] = closes;
  if (!odds || !first) return true;
  const cost = HISTORY_COSTS * oddsCost(odds.books.length);
  const { credits } = await plannedPace(database.em, odds.books.length, clock.now());
  if (!mayPay('SCORES', cost, credits)) return false;
  const at = new Date(first.scheduled.getTime() - SECOND);
  const answer = await odds.history({ league: first.league as League, at });
  if (answer.kind !== 'ROUND') return false;
  const prices = closes.flatMap(({ id, providerIds, ...pick }) => {
    const game = answer.games.find((each) => isSameGame(each, providerIds, pick));
    const quotes = (game?.quotes ?? []).map((quote) => ({ ...quote, seenAt: answer.at }));
    const reference = quotes.find(({ key }) => key === odds.reference)?.book ?? odds.reference;
    // History is the second round that says the same of the start.
    return duePrices({ ...pick, seenAt: answer.at }, quotes, { now: at, reference })
      .filter(({ moment }) => moment === 'CLOSE')
      .map((price) => ({ pickId: id, ...price }));
  });
  if (prices.length > 0) await inTransaction({ database }, (em) => notePrices(em, prices, clock.now()));
  return true;
}

function isSameGame(
  game: FeedGame,
  ids: readonly string[],
  { scheduled }: Pick<MissedClose, 'scheduled'>,
): boolean {
  return ids.includes(game.id) && game.startsAt.getTime() === scheduled.getTime();
}
