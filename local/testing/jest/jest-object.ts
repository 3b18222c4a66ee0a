import { ModernFakeTimers } from '@jest/fake-timers';
import { getState } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import type { Config } from 'jest-runner';
import { refusedFunction } from './refusals.ts';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  global: globalThis,
  // What it reads of a project's settings.
  config: { fakeTimers: {}, rootDir: process.cwd() } as Config.ProjectConfig,
});
const settings = {
  setTimeout: (milliseconds: number) => {
    getState().testTimeout = milliseconds;
  },
};

/** What Jest's `jest` does with mocks, the clock and timeouts. Whatever needs modules of its own throws. */
export const jest = new Proxy(
  {},
  {
    get: (_target, name) => {
      for (const part of [settings, mocker, timers]) {
        const found = Reflect.get(part, name);
        if (typeof found === 'function') return found.bind(part);
      }
      return typeof name === 'string' ? refusedFunction(name) : undefined;
    },
  },
);

/** Gives back the clock and what spies took the place of. */
export function restoreMocksAndClock(): void {
  timers.useRealTimers();
  mocker.restoreAllMocks();
}
