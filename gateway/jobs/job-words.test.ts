import { expect, test } from '@jest/globals';
import { jobWords } from '#schema/rules/api/background-jobs.ts';
import { JOBS, POLLED_JOBS } from './jobs.ts';
import { LOOK_FOR_DUE } from './worker.ts';

test('every job has words', () => {
  const names = [LOOK_FOR_DUE, ...[...POLLED_JOBS, ...JOBS].map(({ name }) => name)];
  expect(names.filter((name) => jobWords(name).words === name)).toEqual([]);
});
