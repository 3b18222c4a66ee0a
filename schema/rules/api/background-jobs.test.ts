import { expect, test } from '@jest/globals';
import { type JobState, jobState, jobWords } from './background-jobs.ts';

const RUN = { everySeconds: 5, tookMs: 12, failingSeconds: null, isLate: false, ranSecondsAgo: 3 };

test.each<[JobState, Partial<Parameters<typeof jobState>[0]>]>([
  ['ON_TIME', {}],
  ['WAITING', { tookMs: null, ranSecondsAgo: null }],
  ['SLOW', { tookMs: 5_001 }],
  ['LATE', { tookMs: 5_001, isLate: true }],
  ['FAILING', { failingSeconds: 1, isLate: true }],
])('a job is %s', (state, given) => {
  expect(jobState({ ...RUN, ...given })).toBe(state);
});

test('a job of another version has its name alone', () => {
  expect(jobWords('feed').words).toBe('Read games, scores and odds');
  expect(jobWords('rare-job')).toEqual({ group: 'ACCOUNTS', words: 'rare-job' });
});
