import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Runs heavy computations one at a time with a turn of the event loop before each, so that other requests come between. */
export function inTurn<T>(compute: () => T): Promise<T> {
  const computed = last.then(() => nextTurn()).then(compute);
  last = computed.catch(() => {});
  return computed;
}
