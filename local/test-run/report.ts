export interface Count {
  passed: number;
  failed: number;
}

/** What a check came to: what it has to say at its end, its long test files by seconds, and the tests that failed. */
export type Result = Count & {
  output?: string;
  files?: (readonly [file: string, seconds: number])[];
  failures?: readonly string[];
};

/** What Jest reports of a run, as far as it is read here. */
export interface Report {
  exitCode: number;
  testResults: FileResult[];
}

interface FileResult {
  /** Its path. */
  name: string;
  /** `failed` also for a file that cannot be loaded, or whose hooks throw. */
  status: string;
  assertionResults: { fullName: string; status: string }[];
  startTime?: number;
  endTime?: number;
}

/** What a run comes to; the files that ran once more count as they ended then. */
export function countOfRun(report: Report, again?: Report): Count {
  const files = endedFiles(report, again);
  const failed = files.reduce((sum, file) => sum + failuresOf(file), 0);
  const passed = files.reduce((sum, file) => sum + numberOf(file, (status) => status === 'passed'), 0);
  // Jest also fails when a teardown throws, without a failed test.
  const exitCode = again?.exitCode ?? report.exitCode;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The tests that count as failed, each with its file; a file that broke off is named alone. */
export function failedTests(report: Report, again?: Report): string[] {
  return endedFiles(report, again).flatMap((file) => {
    const names = file.assertionResults.filter(({ status }) => status !== 'passed');
    if (names.length === 0) return file.status === 'failed' ? [file.name] : [];
    return names.map(({ fullName }) => `${file.name}: ${fullName}`);
  });
}

function endedFiles(report: Report, again?: Report): FileResult[] {
  const repeated = new Map(again?.testResults.map((file) => [file.name, file]));
  return report.testResults.map((file) => repeated.get(file.name) ?? file);
}

/** The files that took ten seconds or more, the longest first. */
export function secondsOfLongFiles({ testResults }: Report): [file: string, seconds: number][] {
  return testResults
    .map(({ name, startTime = 0, endTime = 0 }): [string, number] => [
      name,
      Math.round((endTime - startTime) / 1000),
    ])
    .filter(([, seconds]) => seconds >= 10)
    .sort(([, one], [, other]) => other - one);
}

export function brokenFiles({ testResults }: Report): string[] {
  return testResults.filter((file) => failuresOf(file) > 0).map(({ name }) => name);
}

/** The tests that failed and then passed: they may hide a race in the product. */
export function retriedTests(first: Report, second: Report): string[] {
  const failed = new Set(namesOf(first, 'failed'));
  return namesOf(second, 'passed').filter((name) => failed.has(name));
}

function namesOf({ testResults }: Report, wanted: string): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName),
  );
}

/** A test that is skipped or still to be written counts as failed, and so does a file that fails without a failed test. */
function failuresOf(file: FileResult): number {
  const notPassed = numberOf(file, (status) => status !== 'passed');
  return notPassed === 0 && file.status === 'failed' ? 1 : notPassed;
}

function numberOf({ assertionResults }: FileResult, is: (status: string) => boolean): number {
  return assertionResults.filter(({ status }) => is(status)).length;
}
