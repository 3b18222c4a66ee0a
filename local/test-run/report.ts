export interface Count {
  passed: number;
  failed: number;
}

/** What Vitest reports of a run, as far as it is read here. */
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
}

/** What a run comes to; the files that ran once more count as they ended then. */
export function countOf(report: Report, again?: Report): Count {
  const repeated = new Map(again?.testResults.map((file) => [file.name, file]));
  const files = report.testResults.map((file) => repeated.get(file.name) ?? file);
  const failed = files.reduce((sum, file) => sum + failuresOf(file), 0);
  const passed = files.reduce((sum, file) => sum + numberOf(file, (status) => status === 'passed'), 0);
  // Vitest also fails when a teardown throws or a rejection is left unhandled, without a failed test.
  const exitCode = again?.exitCode ?? report.exitCode;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
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
