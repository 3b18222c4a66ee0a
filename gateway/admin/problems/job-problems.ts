import { type FoundJob, readJobs, tellingJobs } from '#gateway/admin/operations/read-jobs.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

/** One failed run is ignored if the next is soon. */
const FAILING_AFTER_SECONDS = (5 * MINUTE) / SECOND;

/** Jobs that fail again and again, and jobs that no worker runs. */
export async function jobProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const jobs = await readJobs(rows);
  const ago = (seconds: number | null) => new Date(now.getTime() - (seconds ?? 0) * SECOND);
  const failing = jobs.filter(isFailing);
  const late = jobs.filter((job) => job.isLate && !isFailing(job));
  const telling = tellingJobs(jobs);
  return [
    ...failing.map(({ name, failure, failingSeconds, failingSince }) =>
      problem(name, `The job "${name}" fails: ${failure}`, ago(failingSeconds), failingSince ?? ''),
    ),
    ...(telling.length > 0 && telling.every(({ isLate }) => isLate)
      ? [problem('worker', 'No process does the background work.', ago(leastOf(telling)), 'none')]
      : late.map(({ name, quietSeconds }) =>
          problem(name, `The job "${name}" has not run since then.`, ago(quietSeconds), 'late'),
        )),
  ];
}

function isFailing({ failingSeconds, everySeconds }: FoundJob): boolean {
  const patience = everySeconds < FAILING_AFTER_SECONDS ? FAILING_AFTER_SECONDS : 0;
  return failingSeconds !== null && failingSeconds >= patience;
}

const leastOf = (jobs: readonly FoundJob[]) => Math.min(...jobs.map(({ quietSeconds }) => quietSeconds ?? 0));

function problem(subject: string, text: string, since: Date, fact: string): FoundProblem {
  return { kind: 'JOB', subject, text, since, memberId: null, fact };
}
