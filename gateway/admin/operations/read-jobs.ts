import type { Rows } from '#gateway/database/rows.ts';
import type { BackgroundJobType } from '#schema/types/desk/operations.type.ts';

/** Runs are saved every fifteen seconds, and a server that restarts needs a while. */
const PATIENCE_SECONDS = 120;
/** Nothing that runs rarely may be later than this. */
const LATEST_SECONDS = 3_600;

/** By then a job that was due when a process started has run: all are sent at once, and the longest takes minutes. */
const AFTER_START_SECONDS = 600;

/** A job that runs this often tells soon whether a process does the work. */
const FREQUENT_SECONDS = 60;

const ALLOWED = `(every_seconds + least(2 * every_seconds, ${LATEST_SECONDS}) + ${PATIENCE_SECONDS}) * interval '1 second'`;

/** A process that starts after a long stop finds jobs that ran long ago; that it has not run them yet is no news. */
const IS_LATE = `case when ran_at is null then now() - watched_since > ${ALLOWED}
       else now() - ran_at > ${ALLOWED}
            and now() - coalesce(watched_since, ran_at) > least(${ALLOWED}, ${AFTER_START_SECONDS} * interval '1 second') end`;

/** By the database's clock, as they were written: the product's clock may jump. */
const JOBS = `
  select name, every_seconds as "everySeconds", took_ms as "tookMs", failure,
         extract(epoch from now() - ran_at)::int as "ranSecondsAgo",
         extract(epoch from now() - coalesce(ran_at, watched_since))::int as "quietSeconds",
         extract(epoch from now() - failing_since)::int as "failingSeconds", extract(epoch from failing_since)::text as "failingSince",
         coalesce(${IS_LATE}, false) as "isLate"
    from job_runs`;

/**
 * `failingSince`: identifies this streak of failures. `quietSeconds`: since it last ran, or
 * since it could first have run.
 */
export interface FoundJob extends BackgroundJobType {
  quietSeconds: number | null;
  failingSince: string | null;
}

/** Every background job: those that fail first, then those that are late, then by name. */
export function readJobs(rows: Rows): Promise<FoundJob[]> {
  return rows.execute<FoundJob[]>(
    `select * from (${JOBS}) j order by "failingSeconds" is null, not "isLate", name`,
  );
}

/**
 * The jobs that tell whether any process works: frequent ones that do not fail. A rare one counts as on time for hours, or for a
 * day, after the last process has gone.
 */
export function tellingJobs(jobs: readonly FoundJob[]): FoundJob[] {
  return jobs.filter((job) => job.everySeconds <= FREQUENT_SECONDS && job.failingSeconds === null);
}
