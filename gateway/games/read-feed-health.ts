import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FeedBookType, FeedHealthType, FeedTaskType } from '#schema/types/games/odds-feed.type.ts';
import { plannedPace } from './feed-pace.ts';
import * as statements from './read-feed-health.sql.ts';

/** A book this far behind the last answer of its league shows old prices. */
const STALE_AFTER = 15 * MINUTE;

/** What the provider last said, how old it is, and what it will cost. */
export async function readFeedHealth({
  database: { em },
  odds,
  now,
}: Pick<Context, 'database' | 'odds' | 'now'>): Promise<FeedHealthType> {
  const [tasks, books] = [await readTasks(em), await readBooks(em)];
  if (!odds)
    return {
      ...{ source: 'an imported schedule', tasks: [], books, credits: null, monthlyCredits: 0 },
      ...{ oddsEverySeconds: null, scoresEverySeconds: null },
    };
  const { credits, isStated, pace } = await plannedPace(em, odds.books.length, now);
  return {
    ...{ source: odds.name, tasks, books, credits: isStated ? credits : null },
    ...{
      monthlyCredits: pace.monthly,
      oddsEverySeconds: pace.odds,
      scoresEverySeconds: pace.scores,
    },
  };
}

export function readTasks(rows: Rows): Promise<FeedTaskType[]> {
  return statements.feedTasks.all(rows);
}

/** By league, those that were not seen for the longest time first. */
export function readBooks(rows: Rows): Promise<FeedBookType[]> {
  return statements.feedBooks.all(rows, { staleSeconds: STALE_AFTER / 1_000 });
}
