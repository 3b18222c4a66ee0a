import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { FeedFailure, FeedGame, Round } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { FEED_KINDS, type FeedKind, faultCounts } from '#schema/rules/market/feed-names.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import * as statements from './feed-tasks.sql.ts';

export type FeedTask = statements.ClaimTaskRow;

/** Takes one task that is due, of one league or kind if it is given. */
export function claimTask(
  rows: Rows,
  now: Date,
  { league = null, kind = null }: { league?: League | null; kind?: FeedKind | null } = {},
): Promise<FeedTask | null> {
  return statements.claimTask.first(rows, { now, league, kind });
}

/** One task a kind and league: the schedules at once, the rest when games are known. */
export async function addTasks(rows: Rows, now: Date): Promise<void> {
  const dueAt = (kind: FeedKind) => new Date(now.getTime() + (kind === 'EVENTS' ? 0 : 5 * SECOND));
  const tasks = FEED_KINDS.flatMap((kind) => LEAGUES.map((league) => ({ kind, league, dueAt: dueAt(kind) })));
  await statements.addTasks.run(rows, { tasks: JSON.stringify(tasks) });
}

/** Makes everything of a league due. */
export async function makeDue(rows: Rows, league: League, now: Date): Promise<void> {
  await statements.makeDue.run(rows, { now, league });
}

export async function putOff(rows: Rows, { kind, league }: FeedTask, dueAt: Date): Promise<void> {
  await statements.putOff.run(rows, { dueAt, kind, league });
}

/** Says since when it fails, and how, and when it is tried again. */
export async function failTask(
  rows: Rows,
  { kind, league }: FeedTask,
  failure: FeedFailure,
  now: Date,
): Promise<void> {
  const { kind: why, retryAt: dueAt } = failure;
  await statements.failTask.run(rows, { kind, league, failure: why, dueAt, now });
}

/** Notes the round with its credits, and when the next one is due. */
export async function finishTask(
  rows: Rows,
  { kind, league }: FeedTask,
  { at, hash, games, dropped, credits }: Round<FeedGame>,
  dueAt: Date,
): Promise<void> {
  const faults = JSON.stringify(faultCounts(dropped.map(({ fault }) => fault)));
  await statements.finishTask.run(rows, { dueAt, at, faults, kind, league });
  const counts = { games: games.length, dropped: dropped.length };
  const { remaining = null, used = null } = credits ?? {};
  await statements.noteRound.run(rows, { kind, league, at, hash, ...counts, remaining, used });
}

/** Deletes the quotes of games that ended two days ago, rounds after 14 days, and what the scanner found after 30. */
export async function clearOldRounds({ database: { em }, clock, hasGames }: Services): Promise<void> {
  if (!hasGames) return;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await statements.deleteOldQuotes.run(em, { before: before(2) });
  await statements.deleteOldRounds.run(em, { before: before(14) });
  await statements.deleteOldArbitrages.run(em, { before: before(30) });
}
