import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followLocalClock } from './local-clock.ts';

let offsetMs = 0;
const moved = jest.fn();
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({ offsetMs }),
  })) as unknown as typeof fetch;
  stop = followLocalClock(moved);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('an open page notices a moved clock once, and no clock that stands', async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  expect(moved).not.toHaveBeenCalled();
  offsetMs = 86_400_000;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(moved).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(moved).toHaveBeenCalledTimes(1);
});
