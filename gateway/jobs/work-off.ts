import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#gateway/auth/context.ts';
import { dueSubscriptions } from '#gateway/billing/ledger/subscription-rows.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { readSchedules } from '#gateway/games/run-feed.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import { calendarMoments, type DueMoment, dueMoments } from './due-moments.ts';
import { JOBS, type Job, POLLED_JOBS } from './jobs.ts';

/** What kept a job from being done. */
interface Unfinished {
  job: string;
  reason: string;
}

/** How long something that is due may take, also in another process. */
const PATIENCE_MILLISECONDS = 20 * SECOND;
const LOOK_AGAIN_MILLISECONDS = 25;
const MAX_AT_ONCE = 200;

const RENEWALS: Job = {
  name: 'due-subscription',
  everySeconds: 0,
  run: async (services) => {
    const due = await dueSubscriptions(services.database.em, services.clock.now(), MAX_AT_ONCE);
    for (const id of due) await processDue(services, id);
  },
};

/** The picks of a day to come are put on its games. */
const SCHEDULE: Job = { name: 'schedule', everySeconds: DAY / SECOND, run: readSchedules };

/** Openings first, because they may be what is late; signatures last, because they are of all that the others wrote. */
const LAST = ['mails', 'record-checkpoints', 'record-witnesses'];
const FIRST = ['record-openings'];
const IN_ORDER = inOrder([RENEWALS, SCHEDULE, ...POLLED_JOBS, ...JOBS]);

function inOrder(jobs: readonly Job[]): Job[] {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => jobs.filter((job) => job.name === name));
  const edges = [...FIRST, ...LAST];
  return [...named(FIRST), ...jobs.filter(({ name }) => !edges.includes(name)), ...named(LAST)];
}

/**
 * Not on the way, but when the clock has arrived: what compares everything stored takes seconds, the hourly sweep sees nothing that the
 * daily one does not, and the provider is asked about the present, not the past: on the way only once a day, which games there are.
 */
const AT_THE_END = ['record-tiles', 'record-sums', 'record-rules', 'mrr-check', 'hourly-sweep', 'feed'];
/** At the end it is part of what the feed asks. */
const ON_THE_WAY = [SCHEDULE.name];

/** When a periodic job last ran here, by the product's clock. */
export type LastRuns = Map<string, number>;

interface WorkedOff {
  unfinished: Unfinished | null;
  /** The next moment at which a job has something to do. */
  next: DueMoment;
}

/**
 * For a clock that is moved: does everything that is due by now, beside the workers, and answers what comes next once nothing is
 * left, or what is still not done after twenty seconds.
 */
export async function workOff(
  services: Services,
  lastRuns: LastRuns,
  { arrived = true, patience = PATIENCE_MILLISECONDS } = {},
): Promise<WorkedOff> {
  const end = performance.now() + patience;
  for (;;) {
    const failed = await runJobs(services, lastRuns, arrived);
    const now = services.clock.now();
    const moments = await dueMoments(services);
    const unfinished = failed ?? stillWaiting(moments, now);
    if (!unfinished || performance.now() > end) return { unfinished, next: nextOf(moments, now) };
    await pause(LOOK_AGAIN_MILLISECONDS);
  }
}

async function runJobs(services: Services, lastRuns: LastRuns, arrived: boolean): Promise<Unfinished | null> {
  for (const job of IN_ORDER) {
    const now = services.clock.now().getTime();
    if (now - (lastRuns.get(job.name) ?? 0) < periodOf(job)) continue;
    if ((arrived ? ON_THE_WAY : AT_THE_END).includes(job.name)) continue;
    try {
      await job.run(services);
    } catch (failure) {
      services.log.error({ err: failure, job: job.name }, 'a job failed');
      return { job: job.name, reason: failure instanceof Error ? failure.message : String(failure) };
    }
    lastRuns.set(job.name, now);
  }
  return null;
}

/** Jobs that work off rows run on request; the rest by the product's clock as it would by the real one. */
function periodOf({ name, everySeconds }: Job): number {
  return POLLED_JOBS.some((polled) => polled.name === name) || LAST.includes(name)
    ? 0
    : everySeconds * SECOND;
}

function stillWaiting(moments: readonly DueMoment[], now: Date): Unfinished | null {
  const waiting = moments.find(({ at }) => at <= now);
  return waiting ? { job: waiting.job, reason: `It has been due since ${waiting.at.toISOString()}` } : null;
}

function nextOf(moments: readonly DueMoment[], now: Date): DueMoment {
  const all = [...moments, ...calendarMoments(now)].filter(({ at }) => at > now);
  return all.reduce((first, moment) => (moment.at < first.at ? moment : first));
}
