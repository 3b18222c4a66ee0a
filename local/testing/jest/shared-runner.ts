import {
  CallbackTestRunner,
  type Config,
  type OnTestFailure,
  type OnTestStart,
  type OnTestSuccess,
  type Test,
  type TestWatcher,
} from 'jest-runner';
import { Worker } from 'jest-worker';
import { whatIsRefused } from './refusals.ts';
import type { runFile } from './run-file.ts';

type Workers = Worker & { runFile: typeof runFile };

/**
 * A Jest runner whose workers load the modules of the product once and keep them for all their files, as a gateway does in
 * production (docs/decisions/0070-jest-shares-modules.md). Tests, hooks, matchers and the stopped clock are Jest's.
 */
export default class SharedRunner extends CallbackTestRunner {
  async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const refused = whatIsRefused(this._globalConfig, tests);
    if (refused) throw new Error(refused);
    const lanes = Math.min(this._globalConfig.maxWorkers, tests.length);
    const workers = startWorkers(lanes, this._globalConfig);
    const waiting = [...tests];
    const runWaiting = async () => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        const file = { path: test.path, config: test.context.config, globalConfig: this._globalConfig };
        const result = await workers.runFile(file).catch((error) => onFailure(test, error));
        if (result) await onResult(test, result);
      }
    };
    try {
      await Promise.race([Promise.all(Array.from({ length: lanes }, runWaiting)), untilInterrupted(watcher)]);
    } finally {
      await workers.end();
    }
  }
}

function startWorkers(count: number, { workerIdleMemoryLimit }: Config.GlobalConfig): Workers {
  const workers = new Worker(new URL('shared-worker.mjs', import.meta.url), {
    exposedMethods: ['runFile'],
    numWorkers: count,
    // A file that ends its process would end the next one too.
    maxRetries: 0,
    ...(typeof workerIdleMemoryLimit === 'number' && { idleMemoryLimit: workerIdleMemoryLimit }),
    forkOptions: { serialization: 'json', stdio: 'pipe', execArgv: ['--import', import.meta.resolve('tsx')] },
  });
  workers.getStdout()?.pipe(process.stdout);
  workers.getStderr()?.pipe(process.stderr);
  return workers as Workers;
}

/** A key in watch mode, and the first failure with --bail, end a run. */
function untilInterrupted(watcher: TestWatcher): Promise<void> {
  return new Promise((resolve) => {
    watcher.on('change', ({ interrupted }) => {
      if (interrupted) resolve();
    });
  });
}
