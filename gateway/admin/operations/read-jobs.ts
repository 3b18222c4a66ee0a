import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './read-jobs.sql.ts';

/** A job that runs this often tells soon whether a process does the work. */
const FREQUENT_SECONDS = 60;

export type FoundJob = statements.ReadJobsRow;

/** Every background job: see read-jobs.sql. */
export function readJobs(rows: Rows): Promise<FoundJob[]> {
  return statements.readJobs.all(rows);
}

/**
 * The jobs that tell whether any process works: frequent ones that do not fail. A rare one counts as on time for hours, or for a
 * day, after the last process has gone.
 */
export function tellingJobs(jobs: readonly FoundJob[]): FoundJob[] {
  return jobs.filter((job) => job.everySeconds <= FREQUENT_SECONDS && job.failingSeconds === null);
}
