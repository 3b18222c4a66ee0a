import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type {
  FeedDrop,
  FeedFailure,
  FeedGame,
  FeedScore,
  OddsFeed,
  Round,
} from '#gateway/integrations/odds-feed/odds-feed.ts';
import { retryAt } from '#gateway/integrations/odds-feed/retry-at.ts';
import { mayPay, oddsCost, SCORES_COST } from '#schema/rules/market/feed-budget.ts';
import { FEED_FAILURE_TEXTS, FEED_KINDS, type FeedKind } from '#schema/rules/market/feed-names.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { applyOddsRound } from './apply-odds-round.ts';
import { applySchedule } from './apply-schedule.ts';
import { applyScores } from './apply-scores.ts';
import { oddsTurn, plannedPace, scoresTurn } from './feed-pace.ts';
import { anyTask } from './feed-tasks.sql.ts';
import { addTasks, claimTask, type FeedTask, failTask, finishTask, makeDue, putOff } from './feed-tasks.ts';
import { readStanding } from './standing-quotes.ts';

/** The schedule is free. */
const SCHEDULE_EVERY = 5 * MINUTE;
/** Two rounds of all leagues and kinds: a close may fall due again. */
const MOST_AT_ONCE = 2 * FEED_KINDS.length * LEAGUES.length;

type FeedServices = Pick<Services, 'database' | 'clock' | 'odds' | 'log'>;

/**
 * Asks the provider for what is due. A task is claimed and committed, fetched outside of any transaction, and applied in
 * one. Any number of processes may do it at once.
 */
export const runFeed = (services: FeedServices): Promise<void> => runTasks(services, {});

/** Asks only which games there are, where that is due. */
export const readSchedules = (services: FeedServices): Promise<void> =>
  runTasks(services, { kind: 'EVENTS' });

async function runTasks(services: FeedServices, which: { kind?: FeedKind }): Promise<void> {
  const { odds, database, clock } = services;
  if (!odds) return;
  const { em } = database;
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const task = await claimTask(em, clock.now(), which);
    if (task) await perform(services, odds, task);
    else if (count > 0 || (await anyTask.some(em))) return;
    else await addTasks(em, clock.now());
  }
}

/**
 * Requests everything of a league now, for somebody who waits. Throws FEED_OFF, and FEED_UNAVAILABLE when the provider gives no
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
  for (let task = await claimTask(em, now, { league }); task; task = await claimTask(em, now, { league })) {
    const failure = await perform(services, odds, task);
    if (failure) throw new AppError('FEED_UNAVAILABLE', FEED_FAILURE_TEXTS[failure]);
  }
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
    // The stored state is read while the provider answers.
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
  return settle(services, task, turn.dueAt, await odds.schedule(task), applyWholeSchedule);
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

type Apply<Game extends FeedGame> = (em: Manager, task: FeedTask, round: Round<Game>) => Promise<FeedDrop[]>;

/** Keeps an answer, whole or not at all. What cannot be kept fails like an answer that cannot be read, and is tried again later. */
async function settle<Game extends FeedGame>(
  services: FeedServices,
  task: FeedTask,
  dueAt: Date,
  answer: Round<Game> | FeedFailure,
  apply: Apply<Game>,
): Promise<FeedFailure['kind'] | null> {
  const { database, clock } = services;
  if (answer.kind !== 'ROUND') return fail(services, task, answer);
  try {
    await inTransaction({ database }, async (em) => {
      const unkept = await apply(em, task, answer);
      await finishTask(em, task, { ...answer, dropped: [...answer.dropped, ...unkept] }, dueAt);
    });
    return null;
  } catch (failure) {
    const { kind, league, failures } = task;
    services.log.error({ err: failure, kind, league }, 'an answer of the provider of odds could not be kept');
    return fail(services, task, { kind: 'BROKEN', retryAt: retryAt(clock.now(), failures) });
  }
}

async function fail(
  { database, clock, log }: FeedServices,
  task: FeedTask,
  failure: FeedFailure,
): Promise<FeedFailure['kind']> {
  const { kind, league } = task;
  const { kind: why, reason } = failure;
  log.warn({ kind, league, why, reason }, 'the provider of odds gave no answer that can be used');
  await failTask(database.em, task, failure, clock.now());
  return why;
}

async function applyWholeSchedule(em: Manager, { league }: FeedTask, round: Round<FeedGame>) {
  const { games, dropped, at } = round;
  return (await applySchedule(em, league, games, { now: at, isWhole: true, dropped })).dropped;
}

async function applyScoresRound(em: Manager, { league }: FeedTask, round: Round<FeedScore>) {
  const { gameOf, dropped } = await applySchedule(em, league, round.games, { now: round.at, isWhole: false });
  await applyScores(em, round, gameOf);
  return dropped;
}
