import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';
import { brokenFiles, type Count, countOf, type Report, retriedTests } from './report.ts';

export interface JestOptions {
  workers?: number;
  /** Whether a file that fails runs once more, alone: for tests on real servers and browsers. */
  retries?: boolean;
}

/** More broken files than that are no matter of a busy machine. */
const MOST_RETRIED = 4;

/** Runs one of Jest's projects, narrowed to the paths where there are any, and counts as report.ts says. */
export async function runJest(project: string, paths: string[], options: JestOptions = {}): Promise<Count> {
  const workers = options.workers ? [`--maxWorkers=${options.workers}`] : [];
  // The paths may name files of other projects only, so finding no test is no failure then.
  const narrowed = paths.length > 0 ? ['--passWithNoTests', '--', ...paths] : [];
  const first = await run(project, [...workers, ...narrowed]);
  const broken = brokenFiles(first);
  if (!options.retries || broken.length === 0 || broken.length > MOST_RETRIED) return countOf(first);
  console.log(`\nOnce more, alone: ${broken.map((file) => relative(root, file)).join(', ')}`);
  const second = await run(project, ['--maxWorkers=1', '--runTestsByPath', ...broken]);
  for (const name of retriedTests(first, second)) console.log(`Passed only when tried again: ${name}`);
  return countOf(first, second);
}

/** Runs Jest and answers what it reports. A run that breaks off, or whose teardown throws, fails. */
async function run(project: string, words: string[]): Promise<Report> {
  const file = join(root, '.local', 'test', `${project}.json`);
  rmSync(file, { force: true });
  // Jest does not make the folder, and fails without it even when every test passed.
  mkdirSync(dirname(file), { recursive: true });
  const options = ['--selectProjects', project, '--json', `--outputFile=${file}`, ...words];
  const exitCode = await runCommand(['jest', ...options.map((word) => JSON.stringify(word))].join(' '));
  const testResults = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  return { exitCode, testResults };
}
