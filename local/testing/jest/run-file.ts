import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import type { TestResult } from '@jest/test-result';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { type FileToRun, fileResult } from './file-result.ts';
import { restoreMocksAndClock } from './jest-object.ts';
import { refusedMatchers } from './refusals.ts';
import { failOnStrayErrors } from './stray-errors.ts';

const GLOBALS = import.meta.resolve('./shared-globals.ts');
registerHooks({
  resolve: (name, context, next) =>
    name === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(name, context),
});
failOnStrayErrors();
jestExpect.extend(refusedMatchers);
addEventHandler((event) => {
  if (event.name !== 'test_done') return;
  // What `expect.assertions` in it requires.
  event.test.numPassingAsserts = jestExpect.getState().numPassingAsserts;
  event.test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
});

/**
 * Runs a test file in this process, which keeps the modules that it loads. Environment, clock and spies are as before afterwards.
 * Rejects when the file cannot be loaded.
 */
export async function runFile(file: FileToRun): Promise<TestResult> {
  const start = Date.now();
  const environment = { ...process.env };
  beginFile(file);
  try {
    for (const path of [...file.config.setupFiles, file.path]) await import(pathToFileURL(path).href);
    return fileResult(file, await run(), start);
  } finally {
    // Now, so that an error that comes between two files fails the next one.
    resetState();
    restoreMocksAndClock();
    restoreEnvironment(environment);
  }
}

function beginFile({ path, config, globalConfig }: FileToRun): void {
  const { testNamePattern, testTimeout, expand, maxConcurrency, randomize, seed } = globalConfig;
  Object.assign(getState(), {
    ...{ expand, maxConcurrency, randomize, seed },
    ...(testTimeout && { testTimeout }),
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
    includeTestLocationInResult: config.testLocationInResults,
  });
  jestExpect.setState({ testPath: path, expand });
}

function restoreEnvironment(found: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
  Object.assign(process.env, found);
}
