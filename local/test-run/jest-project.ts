import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '#local/test-run/run-command.ts';
import { root } from '#local/world/child.ts';

export type Count = { passed: number; failed: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

/**
 * Runs one of Jest's projects, narrowed to paths where there are any, and counts. A file that could not be
 * read, a skipped test and a project without tests count as failed: nothing is left out silently.
 */
export async function runJestProject(project: string, paths: string[]): Promise<Count> {
  const report = join(root, '.local', 'test', `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runCommand(commandLine(project, report, paths));
  if (!existsSync(report)) return { passed: 0, failed: paths.length > 0 && code === 0 ? 0 : 1 };
  const counts: Report = JSON.parse(readFileSync(report, 'utf8'));
  const failed =
    counts.numFailedTests + counts.numRuntimeErrorTestSuites + counts.numPendingTests + counts.numTodoTests;
  // Jest may also fail as a whole: a teardown that threw, or nothing found.
  return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function commandLine(project: string, report: string, paths: string[]): string {
  return [
    'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
    `--selectProjects ${project} --json --outputFile=${JSON.stringify(report)} --maxWorkers=2`,
    // With a path, the other projects have no such test, and that is no failure.
    ...(paths.length > 0 ? ['--passWithNoTests', ...paths.map((path) => JSON.stringify(path))] : []),
  ].join(' ');
}
