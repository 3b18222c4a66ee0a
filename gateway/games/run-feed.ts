import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type {
  FeedFailure,
  FeedGame,
  FeedScore,
  OddsFeed,
  Round,
} from '#gateway/integrations/odds-feed/odds-feed.ts';
import { mayPay, oddsCost, SCORES_COST } from '#schema/rules/market/feed-budget.ts';
import { FEED_FAILURE_TEXTS } from '#schema/rules/market/feed-names.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { applyOddsRound } from './apply-odds-round.ts';
import { applySchedule } from './apply-schedule.ts';
import { applyScores } from './apply-scores.ts';
import { oddsTurn, plannedPace, scoresTurn } from './feed-pace.ts';
import { addTasks, claimTask, type FeedTask, failTask, finishTask, makeDue, putOff } from './feed-tasks.ts';
import { readStanding } from './standing-quotes.ts';

/** The schedule is free. */
const SCHEDULE_EVERY = 5 * MINUTE;
/** Twice all that there are: a close may be due again meanwhile. */
const MOST_AT_ONCE = 36;

type FeedServices = Pick<Services, 'database' | 'clock' | 'odds'>;

/**
 * Asks the provider for what is due. A task is claimed and committed, fetched outside of any transaction, and applied in
 * one. Any number of processes may do it at once.
 */
export async function runFeed(services: FeedServices): Promise<void> {
  const { odds, database, clock } = services;
  if (!odds) return;
  const { em } = database;
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const task = await claimTask(em, clock.now());
    if (task) await perform(services, odds, task);
    else if (count > 0 || (await hasTasks(services))) return;
    else await addTasks(em, clock.now());
  }
}

/**
 * Asks for everything of a league now, because somebody waits for it. Throws FEED_OFF, and FEED_UNAVAILABLE when the provider gives no
 * answer or no credits are left for one.
 */
export async function refreshFeed(services: FeedServices, league: League): Promise<void> {
  const { odds, database, clock } = services;
  if (!odds) throw new AppError('FEED_OFF');
  const { em } = database;
  const now = clock.now();
  const { credits } = await plannedPace(em, odds.books.length, now);
  if (!mayPay('ODDS', oddsCost(odds.books.length), credits))
    throw new AppError('FEED_UNAVAILABLE', FEED_FAILURE_TEXTS.QUOTA);
  await addTasks(em, now);
  await makeDue(em, league, now);
  for (let task = await claimTask(em, now, league); task; task = await claimTask(em, now, league)) {
    const failure = await perform(services, odds, task);
    if (failure) throw new AppError('FEED_UNAVAILABLE', FEED_FAILURE_TEXTS[failure]);
  }
}

async function hasTasks({ database }: FeedServices): Promise<boolean> {
  const [row] = await database.em.execute<{ has: boolean }[]>(
    'select exists (select from feed_tasks) as has',
  );
  return row?.has ?? false;
}

/** Answers why the provider gave nothing; null when it did, or when nothing was asked. */
async function perform(
  services: FeedServices,
  odds: OddsFeed,
  task: FeedTask,
): Promise<FeedFailure['kind'] | null> {
  const { database, clock } = services;
  const turn = await turnOf(services, odds, task);
  if (!turn.isPaid) {
    await putOff(database.em, task, turn.dueAt);
    return null;
  }
  if (task.kind === 'ODDS') {
    // What stands is read while the provider is asked.
    const [answer, read] = await Promise.all([
      odds.odds(task),
      readStanding(database.em, task.league, clock.now()),
    ]);
    return settle(services, task, turn.dueAt, answer, (em, { league }, round) =>
      applyOddsRound(em, league, round, read),
    );
  }
  if (task.kind === 'SCORES')
    return settle(services, task, turn.dueAt, await odds.scores(task), applyScoresRound);
  return settle(services, task, turn.dueAt, await odds.schedule(task), (em, { league }, { games }) =>
    applySchedule(em, league, games, { now: clock.now(), isWhole: true }).then(() => undefined),
  );
}

/** When the task is due next, and whether the credits allow it now. */
async function turnOf({ database: { em }, clock }: FeedServices, odds: OddsFeed, { kind, league }: FeedTask) {
  const now = clock.now();
  if (kind === 'EVENTS') return { isPaid: true, dueAt: new Date(now.getTime() + SCHEDULE_EVERY) };
  const { credits, pace } = await plannedPace(em, odds.books.length, now);
  const { work, dueAt } = await (kind === 'ODDS' ? oddsTurn : scoresTurn)(em, league, pace, now);
  const cost = kind === 'ODDS' ? oddsCost(odds.books.length) : SCORES_COST;
  return { isPaid: work !== null && mayPay(work, cost, credits), dueAt };
}

type Manager = Parameters<Parameters<typeof inTransaction>[1]>[0];

async function settle<Game extends FeedGame>(
  { database, clock }: FeedServices,
  task: FeedTask,
  dueAt: Date,
  answer: Round<Game> | FeedFailure,
  apply: (em: Manager, task: FeedTask, round: Round<Game>) => Promise<void>,
): Promise<FeedFailure['kind'] | null> {
  if (answer.kind !== 'ROUND') {
    await failTask(database.em, task, answer, clock.now());
    return answer.kind;
  }
  await inTransaction({ database }, async (em) => {
    await apply(em, task, answer);
    await finishTask(em, task, answer, dueAt);
  });
  return null;
}

async function applyScoresRound(em: Manager, { league }: FeedTask, round: Round<FeedScore>): Promise<void> {
  const gameOf = await applySchedule(em, league, round.games, { now: round.at, isWhole: false });
  await applyScores(em, round, gameOf);
}
