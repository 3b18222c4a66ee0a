import type { Rows } from '#gateway/database/rows.ts';
import type { BackgroundJobType } from '#schema/types/operations.type.ts';

/** Runs are saved every fifteen seconds, and a server that restarts needs a while. */
const PATIENCE_SECONDS = 120;
/** Nothing that runs rarely may be later than this. */
const LATEST_SECONDS = 3_600;

/** A job that runs this often tells soon whether a process does the work. */
const FREQUENT_SECONDS = 60;

/** By the database's clock, as they were written: the product's clock may jump. */
const JOBS = `
  select name, every_seconds as "everySeconds", took_ms as "tookMs", failure,
         extract(epoch from now() - ran_at)::int as "ranSecondsAgo",
         extract(epoch from now() - failing_since)::int as "failingSeconds", extract(epoch from failing_since)::text as "failingSince",
         coalesce(now() - ran_at >
           (every_seconds + least(2 * every_seconds, ${LATEST_SECONDS}) + ${PATIENCE_SECONDS}) * interval '1 second', false) as "isLate"
    from job_runs`;

/** `failingSince`: a name of that moment, which stays the same for as long as the job fails. */
interface FoundJob extends BackgroundJobType {
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
export function tellingJobs(jobs: readonly BackgroundJobType[]): BackgroundJobType[] {
  return jobs.filter((job) => job.everySeconds <= FREQUENT_SECONDS && job.failingSeconds === null);
}
