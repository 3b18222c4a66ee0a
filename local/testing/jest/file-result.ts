import { type AssertionResult, createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import type { Config } from 'jest-runner';

/** A test file with the settings of its project and of the whole run. */
export interface FileToRun {
  path: string;
  config: Config.ProjectConfig;
  globalConfig: Config.GlobalConfig;
}

type RunResult = Awaited<ReturnType<typeof run>>;
type CircusResult = RunResult['testResults'][number];

/** What Jest's reporters are given of a file that ran. */
export function fileResult(
  { path, config, globalConfig }: FileToRun,
  ran: RunResult,
  start: number,
): TestResult {
  const testResults = ran.testResults.map(testResult);
  const count = (wanted: string) => testResults.filter(({ status }) => status === wanted).length;
  const failed = formatResultsErrors(testResults, config, globalConfig, path);
  const stray = ran.unhandledErrors.map((error) => formatExecError(error, config, globalConfig, path));
  return {
    ...createEmptyTestResult(),
    testFilePath: path,
    displayName: config.displayName,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: [failed, ...stray].filter(Boolean).join('\n') || null,
    // A file that fails beside its tests.
    ...(stray.length > 0 && { testExecError: { message: '', stack: ran.unhandledErrors.join('\n') } }),
    perfStats: perfStats(start, config.slowTestThreshold),
  };
}

function testResult(test: CircusResult): AssertionResult {
  const names = test.testPath.slice(1).map(String);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    status: statusOf(test),
    duration: test.duration,
    failing: test.failing,
    failureMessages: [...test.errors],
    failureDetails: test.errorsDetailed,
    invocations: test.invocations,
    location: test.location,
    numPassingAsserts: test.numPassingAsserts,
    retryReasons: [...test.retryReasons],
  };
}

function statusOf({ status, errors }: CircusResult): AssertionResult['status'] {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}

function perfStats(start: number, slowSeconds: number): TestResult['perfStats'] {
  const end = Date.now();
  const runtime = end - start;
  return { ...createEmptyTestResult().perfStats, start, end, runtime, slow: runtime / 1_000 > slowSeconds };
}
