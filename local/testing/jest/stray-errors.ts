import { setImmediate as nextTurn } from 'node:timers/promises';
import { addEventHandler, type Event, getState } from 'jest-circus';

/** After these, a rejection that nobody handles is known with the next turn of the event loop. */
const ENDS: Event['name'][] = [
  'test_fn_success',
  'test_fn_failure',
  'hook_success',
  'hook_failure',
  'run_finish',
];

/** From now on, an error that nobody catches fails the test that runs, or else the file; and no test ends the process. */
export function failOnStrayErrors(): void {
  process.on('unhandledRejection', blame).on('uncaughtException', blame);
  const exit = process.exit;
  process.exit = (code) => {
    throw new Error(`process.exit(${code}) would end the process in which other test files run, too.`);
  };
  // Without Jest there is nothing to wait for, whatever is still open.
  process.once('disconnect', () => exit());
  addEventHandler(async ({ name }) => {
    if (ENDS.includes(name)) await nextTurn();
  });
}

/** Between two files it is the next one that fails. */
function blame(error: unknown): void {
  const { currentlyRunningTest, unhandledErrors } = getState();
  (currentlyRunningTest?.errors ?? unhandledErrors).push(error);
}
