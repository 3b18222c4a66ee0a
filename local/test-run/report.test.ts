import { describe, expect, test } from '@jest/globals';
import {
  brokenFiles,
  countOfRun,
  failedTests,
  type Report,
  retriedTests,
  secondsOfLongFiles,
} from './report.ts';

type File = Report['testResults'][number];

const file = (name: string, statuses: string[], status = 'passed'): File => ({
  name,
  status,
  assertionResults: statuses.map((each, at) => ({ fullName: `${name} ${at}`, status: each })),
});
const report = (...testResults: File[]): Report => ({
  exitCode: testResults.some(({ status }) => status === 'failed') ? 1 : 0,
  testResults,
});

describe('a run counts', () => {
  test.each<[string, Report, object]>([
    ['what passed', report(file('a', ['passed', 'passed'])), { passed: 2, failed: 0 }],
    ['what failed', report(file('a', ['passed', 'failed'], 'failed')), { passed: 1, failed: 1 }],
    ['a skipped test as failed', report(file('a', ['passed', 'pending'])), { passed: 1, failed: 1 }],
    ['one that is to be written as failed', report(file('a', ['todo'])), { passed: 0, failed: 1 }],
    ['a file that cannot be loaded as failed', report(file('a', [], 'failed')), { passed: 0, failed: 1 }],
    ['hooks that throw as failed', report(file('a', ['passed'], 'failed')), { passed: 1, failed: 1 }],
    ['a run that broke off as failed', { exitCode: 1, testResults: [] }, { passed: 0, failed: 1 }],
  ])('%s', (_what, run, count) => expect(countOfRun(run)).toEqual(count));
});

describe('a file that ran once more', () => {
  const first = report(file('a', ['passed', 'failed'], 'failed'), file('b', ['passed']));

  test('counts as it ended then, and its test is named', () => {
    expect(brokenFiles(first)).toEqual(['a']);
    const second = report(file('a', ['passed', 'passed']));
    expect(countOfRun(first, second)).toEqual({ passed: 3, failed: 0 });
    expect(retriedTests(first, second)).toEqual(['a 1']);
  });

  test('fails when it fails again, and when the second run breaks off', () => {
    const second = report(file('a', ['failed', 'failed'], 'failed'));
    expect(countOfRun(first, second)).toEqual({ passed: 1, failed: 2 });
    expect(countOfRun(first, { exitCode: 1, testResults: [] })).toEqual({ passed: 2, failed: 1 });
    expect(failedTests(first, second)).toEqual(['a: a 0', 'a: a 1']);
    expect(failedTests(report(file('c', [], 'failed')))).toEqual(['c']);
  });
});

test('the files of ten seconds and more are named, the longest first', () => {
  const took = (name: string, seconds: number) => ({
    ...file(name, ['passed']),
    startTime: 5_000,
    endTime: 5_000 + seconds * 1_000,
  });
  const run = report(took('a', 9), took('b', 10.4), took('c', 61), file('d', ['passed']));
  expect(secondsOfLongFiles(run)).toEqual([
    ['c', 61],
    ['b', 10],
  ]);
});
