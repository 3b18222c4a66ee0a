import type { OperationsQuery } from '#frontend/generated/graphql.ts';
import type { TagTone } from '#frontend/ui/Tag.tsx';
import type { JobState } from '#schema/rules/api/background-jobs.ts';
import { counted } from '#schema/rules/text/numbers.ts';

export type Job = OperationsQuery['operations']['jobs'][number];

export interface StatedJob {
  job: Job;
  state: JobState;
}

export const STATE_TONES: Record<JobState, TagTone> = {
  FAILING: 'loss',
  LATE: 'loss',
  SLOW: 'accent',
  WAITING: 'plain',
  ON_TIME: 'win',
};

const STATE_WORDS: Record<JobState, string> = {
  FAILING: 'Failing',
  LATE: 'Late',
  SLOW: 'Slow',
  WAITING: 'Has not run',
  ON_TIME: 'On time',
};

/** 'On time', 'Failing for 7 min'. */
export function stateText({ job, state }: StatedJob): string {
  return job.failingSeconds === null ? STATE_WORDS[state] : `Failing for ${lengthText(job.failingSeconds)}`;
}

/** 'every 30 s, 4 s ago'. */
export function runsText({ everySeconds, ranSecondsAgo }: Job): string {
  const last = ranSecondsAgo === null ? 'has not run' : `${lengthText(Math.max(0, ranSecondsAgo))} ago`;
  return `every ${lengthText(everySeconds)}, ${last}`;
}

/** '12 ms', '4.2 s'. */
export function tookText({ tookMs }: Job): string {
  if (tookMs === null) return '–';
  return tookMs < 1_000 ? `${tookMs} ms` : `${(tookMs / 1_000).toFixed(1)} s`;
}

/** '15 s', '2 min', '1 hour', '3 days'. */
function lengthText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return seconds === 3_600 ? '1 hour' : `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return counted(Math.round(seconds / 3_600), 'hour');
  return counted(Math.round(seconds / 86_400), 'day');
}
