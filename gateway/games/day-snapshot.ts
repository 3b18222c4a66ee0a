import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { GameType } from '#schema/types/games/game.type.ts';
import { gamesOfDay } from './named-games.ts';

/** Cache lifetime. */
const KEPT = 5 * SECOND;
const MOST_DAYS = 20;

interface Snapshot {
  readAt: number;
  games: Promise<GameType[]>;
}

const kept = new WeakMap<MikroORM, Map<string, Snapshot>>();

/**
 * The games of a New York day with their scores: read at most every five seconds, and only while somebody asks. An answer with them
 * is reused no longer than they are.
 */
export function daySnapshot(
  { database, now, reuse }: Pick<Context, 'database' | 'now' | 'reuse'>,
  day: string,
): Promise<GameType[]> {
  const days = kept.get(database) ?? new Map<string, Snapshot>();
  kept.set(database, days);
  const standing = days.get(day);
  const isFresh = standing && Math.abs(now.getTime() - standing.readAt) < KEPT;
  reuse.changesAt(new Date((isFresh ? standing.readAt : now.getTime()) + KEPT), now);
  if (isFresh) return standing.games;
  const games = gamesOfDay(database.em, day);
  days.delete(day);
  days.set(day, { readAt: now.getTime(), games });
  games.catch(() => days.delete(day));
  for (const oldest of days.keys()) if (days.size > MOST_DAYS) days.delete(oldest);
  return games;
}
