import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';

export type Count = { passed: number; failed: number };

/**
 * Runs one of Jest's projects, narrowed to the paths where there are any. Besides a failed test, a file that cannot be
 * loaded, a skipped test and a project without tests count as failed.
 */
export async function runJest(project: string, paths: string[], workers?: number): Promise<Count> {
  const report = join(root, '.local', 'test', `${project}.json`);
  rmSync(report, { force: true });
  // Jest does not make the folder, and fails without it even when every test passed.
  mkdirSync(dirname(report), { recursive: true });
  // The paths may name files of other projects only, so finding no test is no failure then.
  const narrowed = paths.length > 0 ? ['--passWithNoTests', '--', ...paths.map(quote)] : [];
  const some = workers ? [`--maxWorkers=${workers}`] : [];
  const options = [
    ...some,
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${quote(report)}`,
    ...narrowed,
  ];
  const exitCode = await runCommand(['jest', ...options].join(' '));
  if (!existsSync(report)) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  reportRetried(counts);
  const failed =
    counts.numFailedTests + counts.numRuntimeErrorTestSuites + counts.numPendingTests + counts.numTodoTests;
  // Jest also fails when a teardown throws, without a failed test.
  return { passed: counts.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

type Report = {
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
};

/** Browser journeys are tried twice (journeys/test-browser.ts). One that needed it may hide a race in the product. */
function reportRetried({ testResults }: Report): void {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, status, invocations = 1 } of tests) {
    if (status === 'passed' && invocations > 1) console.log(`Passed only when tried again: ${fullName}`);
  }
}

function quote(word: string): string {
  return JSON.stringify(word);
}
