import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { FeedFailure, FeedGame, Round } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { FEED_KINDS, type FeedKind, faultCounts } from '#schema/rules/market/feed-names.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';

export interface FeedTask {
  kind: FeedKind;
  league: League;
  failures: number;
}

/**
 * Takes one task that is due, of one league if it is given, for a minute by the database's clock: what a killed process held is taken again after that.
 * The odds before a start come first.
 */
export async function claimTask(
  rows: Rows,
  now: Date,
  league: League | null = null,
): Promise<FeedTask | null> {
  const [task] = await rows.execute<FeedTask[]>(
    `update feed_tasks set leased_until = clock_timestamp() + interval '1 minute'
      where (kind, league) = (select kind, league from feed_tasks
        where due_at <= ? and league = coalesce(?, league) and (leased_until is null or leased_until < clock_timestamp())
        order by kind = 'EVENTS', kind = 'SCORES', due_at limit 1 for update skip locked)
     returning kind, league, failures`,
    [now, league],
  );
  return task ?? null;
}

/** One task a kind and league: the schedules at once, the rest when games are known. */
export async function addTasks(rows: Rows, now: Date): Promise<void> {
  const dueAt = (kind: FeedKind) => new Date(now.getTime() + (kind === 'EVENTS' ? 0 : 5 * SECOND));
  const tasks = FEED_KINDS.flatMap((kind) => LEAGUES.map((league) => ({ kind, league, dueAt: dueAt(kind) })));
  await rows.execute(
    `insert into feed_tasks (kind, league, due_at) select kind, league, "dueAt"
       from json_to_recordset(?::json) as given (kind text, league text, "dueAt" timestamptz) on conflict do nothing`,
    [JSON.stringify(tasks)],
  );
}

/** Makes everything of a league due. */
export async function makeDue(rows: Rows, league: League, now: Date): Promise<void> {
  await rows.execute('update feed_tasks set due_at = least(due_at, ?) where league = ?', [now, league]);
}

export async function putOff(rows: Rows, { kind, league }: FeedTask, dueAt: Date): Promise<void> {
  await rows.execute('update feed_tasks set due_at = ?, leased_until = null where kind = ? and league = ?', [
    ...[dueAt, kind, league],
  ]);
}

/** Says since when it fails, and how, and when it is tried again. */
export async function failTask(
  rows: Rows,
  { kind, league }: FeedTask,
  failure: FeedFailure,
  now: Date,
): Promise<void> {
  await rows.execute(
    `update feed_tasks set due_at = ?, leased_until = null, failures = failures + 1, failure = ?,
            since = coalesce(since, ?) where kind = ? and league = ?`,
    [failure.retryAt, failure.kind, now, kind, league],
  );
}

/** Notes the round with its credits, and when the next one is due. */
export async function finishTask(
  rows: Rows,
  { kind, league }: FeedTask,
  { at, hash, games, dropped, credits }: Round<FeedGame>,
  dueAt: Date,
): Promise<void> {
  const faults = JSON.stringify(faultCounts(dropped.map(({ fault }) => fault)));
  await rows.execute(
    `update feed_tasks set due_at = ?, leased_until = null, failures = 0, failure = null, since = null, round_at = ?,
            faults = given.faults, faults_since = case when given.faults <> '[]' then coalesce(faults_since, ?) end
       from (select ?::jsonb as faults) given where kind = ? and league = ?`,
    [dueAt, at, at, faults, kind, league],
  );
  await rows.execute(
    'insert into feed_rounds (kind, league, at, hash, games, dropped, remaining, used) values (?, ?, ?, ?, ?, ?, ?, ?)',
    [kind, league, at, hash, games.length, dropped.length, credits?.remaining ?? null, credits?.used ?? null],
  );
}

/** Deletes the quotes of games that ended two days ago, rounds after 14 days, and what the scanner found after 30. */
export async function clearOldRounds({ database: { em }, clock, hasGames }: Services): Promise<void> {
  if (!hasGames) return;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await em.execute(
    'delete from odds_quotes q using games g where g.id = q.game_id and g.starts_at < ? and (g.final_at is null or g.final_at < ?)',
    [before(2), before(2)],
    'run',
  );
  await em.execute('delete from feed_rounds where at < ?', [before(14)], 'run');
  await em.execute('delete from arbitrages where found_at < ?', [before(30)], 'run');
}
