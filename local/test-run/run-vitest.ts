import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';
import { brokenFiles, type Count, countOf, type Report, retriedTests } from './report.ts';

/** Their tests need nothing but their own process, so a busy machine is no excuse. */
const PURE = /^(schema|record)\//;

/** More broken files than that are no matter of a busy machine either. */
const MOST_RETRIED = 4;

/**
 * Runs projects of vitest.config.ts, narrowed to the paths where there are any, and counts as report.ts says. A file that
 * fails on real servers runs once more, alone.
 */
export async function runVitest(projects: readonly string[], paths: readonly string[]): Promise<Count> {
  // The paths may name files of other projects only, so finding no test is no failure then.
  const narrowed = paths.length > 0 ? ['--passWithNoTests', ...paths] : [];
  const first = await run(projects, narrowed);
  const broken = brokenFiles(first).filter((file) => !PURE.test(relative(root, file)));
  if (broken.length === 0 || broken.length > MOST_RETRIED) return countOf(first);
  console.log(`\nOnce more, alone: ${broken.map((file) => relative(root, file)).join(', ')}`);
  const second = await run(projects, ['--maxWorkers=1', ...broken]);
  for (const name of retriedTests(first, second)) console.log(`Passed only when tried again: ${name}`);
  return countOf(first, second);
}

/** Runs Vitest and answers what it reports. A run that breaks off, or whose teardown throws, fails. */
async function run(projects: readonly string[], words: string[]): Promise<Report> {
  const file = join(root, '.local', 'test', `${projects.join('+')}.json`);
  rmSync(file, { force: true });
  const options = [
    ...projects.map((project) => `--project=${project}`),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...words,
  ];
  const exitCode = await runCommand(['vitest run', ...options.map((word) => JSON.stringify(word))].join(' '));
  const testResults = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  return { exitCode, testResults };
}
