import type { Rows } from '#gateway/database/rows.ts';
import {
  type Credits,
  creditDaysLeft,
  type FeedLoad,
  type FeedPace,
  type FeedWork,
  feedPace,
  oddsCost,
} from '#schema/rules/market/feed-budget.ts';
import { shortestGame } from '#schema/rules/market/final-scores.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import * as statements from './feed-pace.sql.ts';

/** Assumed until the provider reports the credits: a small plan. */
const UNKNOWN: Credits = { remaining: 20_000, used: 0 };
/** Odds are requested this long before each start, so that the close is fresh. */
const CLOSE_LEAD = MINUTE;
const LONGEST_GAME = 6 * HOUR;
/** While nothing is near. The schedule, which may move a start, is requested as often. */
const QUIET = 5 * MINUTE;

export interface Planned {
  credits: Credits;
  /** Whether the provider has reported them this month. */
  isStated: boolean;
  load: FeedLoad;
  pace: FeedPace;
}

/** How often to request what, from the credits that are left and the games of the next day. */
export async function plannedPace(rows: Rows, books: number, now: Date): Promise<Planned> {
  const stated = await statements.statedCredits.first(rows, { now });
  const counted = await statements.feedLoad.first(rows, { now, until: new Date(now.getTime() + DAY) });
  const credits = stated ?? UNKNOWN;
  const load = { ...(counted ?? { leagues: 0, closes: 0, liveHours: 0 }), oddsCost: oddsCost(books) };
  return {
    credits,
    isStated: stated !== null,
    load,
    pace: feedPace(credits, load, creditDaysLeft(now)),
  };
}

/** Which odds of a league are requested now, and when next; `work` is null while no game is near. */
export async function oddsTurn(rows: Rows, league: League, { odds }: FeedPace, now: Date) {
  const after = new Date(now.getTime() + CLOSE_LEAD + 15 * SECOND);
  const until = new Date(now.getTime() + DAY);
  const games = await statements.nextStarts.first(rows, { now, after, league, until });
  const isClose = games?.first != null && games.first.getTime() - now.getTime() <= CLOSE_LEAD + 15 * SECOND;
  const work: FeedWork | null = isClose ? 'CLOSE' : games?.first && odds ? 'ODDS' : null;
  const turns = [
    now.getTime() + (odds && games?.first ? odds * SECOND : QUIET),
    ...(games?.next ? [games.next.getTime() - CLOSE_LEAD] : []),
  ];
  return { work, dueAt: new Date(Math.min(...turns)) };
}

/** Scores are requested while a game of the league is being played, and while its final is not confirmed or came too soon to be one. */
export async function scoresTurn(rows: Rows, league: League, { scores }: FeedPace, now: Date) {
  const games = await statements.gamesPlaying.first(rows, {
    ...{ now, league, shortest: shortestGame(league) / SECOND },
    since: new Date(now.getTime() - LONGEST_GAME),
    until: new Date(now.getTime() + QUIET),
  });
  const work: FeedWork | null = games?.playing && scores ? 'SCORES' : null;
  if (work && scores) return { work, dueAt: new Date(now.getTime() + scores * SECOND) };
  if (games?.playing) return { work, dueAt: new Date(now.getTime() + MINUTE) };
  return { work, dueAt: games?.next ?? new Date(now.getTime() + QUIET) };
}
