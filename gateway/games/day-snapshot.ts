import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { GameType } from '#schema/types/game.type.ts';
import { gamesOfDay } from './named-games.ts';

/** For so long a process answers from what it has read. */
const KEPT = 5 * SECOND;
const MOST_DAYS = 20;

interface Snapshot {
  readAt: number;
  games: Promise<GameType[]>;
}

const kept = new WeakMap<MikroORM, Map<string, Snapshot>>();

/** The games of a New York day with their scores: read at most every five seconds, and only while somebody asks. */
export function daySnapshot(
  { database, now }: Pick<Context, 'database' | 'now'>,
  day: string,
): Promise<GameType[]> {
  const days = kept.get(database) ?? new Map<string, Snapshot>();
  kept.set(database, days);
  const standing = days.get(day);
  if (standing && Math.abs(now.getTime() - standing.readAt) < KEPT) return standing.games;
  const games = gamesOfDay(database.em, day);
  days.delete(day);
  days.set(day, { readAt: now.getTime(), games });
  games.catch(() => days.delete(day));
  for (const oldest of days.keys()) if (days.size > MOST_DAYS) days.delete(oldest);
  return games;
}
