import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';
import {
  brokenFiles,
  countOfRun,
  failedTests,
  type Report,
  type Result,
  retriedTests,
  secondsOfLongFiles,
} from './report.ts';

/** Their tests need nothing but their own process, so a busy machine is no excuse. */
const PURE = /^(schema|record)\//;

/** More broken files than that are no matter of a busy machine either. */
const MOST_RETRIED = 8;

/**
 * Runs projects of jest.config.mjs, narrowed to the paths where there are any, and counts as report.ts says. A file that
 * fails on real servers runs once more, alone.
 */
export async function runJest(projects: readonly string[], paths: readonly string[]): Promise<Result> {
  // The paths may name files of other projects only, so finding no test is no failure then.
  const narrowed = paths.length > 0 ? ['--passWithNoTests', '--', ...paths] : [];
  const first = await run(projects, narrowed);
  const broken = brokenFiles(first).filter((file) => !PURE.test(relative(root, file)));
  const files = secondsOfLongFiles(first).map(([file, seconds]) => [relative(root, file), seconds] as const);
  if (broken.length === 0 || broken.length > MOST_RETRIED) return resultOf(files, first);
  console.log(`\nOnce more, alone: ${broken.map((file) => relative(root, file)).join(', ')}`);
  const second = await run(projects, ['--maxWorkers=1', '--runTestsByPath', ...broken]);
  for (const name of retriedTests(first, second)) console.log(`Passed only when tried again: ${name}`);
  return resultOf(files, first, second);
}

function resultOf(files: Result['files'], first: Report, second?: Report): Result {
  const failures = failedTests(first, second).map((name) => name.replace(`${root}/`, ''));
  return { ...countOfRun(first, second), files, failures };
}

/** Runs Jest and answers what it reports. A run that breaks off, or whose teardown throws, fails. */
async function run(projects: readonly string[], words: string[]): Promise<Report> {
  const file = join(root, '.local', 'test', `${projects.join('+')}.json`);
  rmSync(file, { force: true });
  // Jest does not make the folder, and fails without it even when every test passed.
  mkdirSync(dirname(file), { recursive: true });
  const options = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...words];
  const exitCode = await runCommand(['jest', ...options.map((word) => JSON.stringify(word))].join(' '));
  const testResults = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  return { exitCode, testResults };
}
