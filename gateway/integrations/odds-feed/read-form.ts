import { z } from 'zod';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import { isTeamName, teamKey } from '#schema/rules/market/game-sides.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import type { FeedGame } from './odds-feed.ts';

/** The request, and when. */
export interface Asked {
  /** The provider's key of the league. */
  sport: string;
  at: Date;
}

/** No column keeps NUL or half a surrogate pair. */
export const name = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,80}$/u);
/** ISO 8601 with an offset; the seconds may be missing. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const game = z.object({
  id: name,
  sport_key: z.string(),
  commence_time: z.string(),
  home_team: name,
  away_team: name,
});

/** No schedule and no quote is further from its answer. */
const FURTHEST = 800 * DAY;

/** Null for what is no date-time, or one that is years away. */
export function momentOf(text: string, { at }: Asked): Date | null {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (!day || !time || !isDay(day) || !isWallTime(time)) return null;
  const read = new Date(text);
  return Math.abs(read.getTime() - at.getTime()) <= FURTHEST ? read : null;
}

const FAULT_OF: Partial<Record<PropertyKey, FeedFault>> = {
  ...({ sport_key: 'LEAGUE', commence_time: 'START', home_team: 'TEAM', away_team: 'TEAM' } as const),
};

/** The game, or what is wrong with it first. */
export function readGame(given: unknown, asked: Asked): FeedGame | FeedFault {
  const { data, error } = game.safeParse(given);
  if (!data) return FAULT_OF[error.issues[0]?.path[0] ?? ''] ?? 'GAME';
  const { id, sport_key, commence_time, home_team: home, away_team: away } = data;
  const startsAt = momentOf(commence_time, asked);
  if (sport_key !== asked.sport) return 'LEAGUE';
  if (!startsAt) return 'START';
  if (!isTeamName(home) || !isTeamName(away) || teamKey(home) === teamKey(away)) return 'TEAM';
  return { id, startsAt, away, home };
}
