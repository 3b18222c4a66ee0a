import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onClockJump, setServerNow } from '#frontend/app/server-clock.ts';
import { followLocalClock } from './local-clock.ts';

const LOADED_AT = '2026-11-20T18:00:00.000Z';
const DAY_MS = 86_400_000;

let offsetMs = 0;
const moved = jest.fn();
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(LOADED_AT) });
  offsetMs = 0;
  moved.mockClear();
  setServerNow(LOADED_AT);
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({ now: new Date(Date.now() + offsetMs).toISOString(), offsetMs }),
  })) as unknown as typeof fetch;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('an open page notices a moved clock once, and no clock that stands', async () => {
  stop = followLocalClock(moved);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(moved).not.toHaveBeenCalled();
  offsetMs = DAY_MS;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(moved).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a clock that was moved between loading and the first check is noticed at once', async () => {
  const jumped = jest.fn();
  const forget = onClockJump(jumped);
  offsetMs = DAY_MS;
  stop = followLocalClock(moved);
  await jest.advanceTimersByTimeAsync(0);
  expect(jumped).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([jumped.mock.calls.length, moved.mock.calls.length]).toEqual([1, 0]);
  forget();
});
