import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onClockJump, setServerNow } from '#frontend/app/server-clock.ts';
import { followLocalClock } from './local-clock.ts';

const LOADED_AT = '2026-11-20T18:00:00.000Z';
const DAY_MS = 86_400_000;

let offsetMs = 0;
const moved = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(LOADED_AT) });
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
  vi.useRealTimers();
});

test('an open page notices a moved clock once, and no clock that stands', async () => {
  stop = followLocalClock(moved);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(moved).not.toHaveBeenCalled();
  offsetMs = DAY_MS;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(moved).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a clock that was moved between loading and the first check is noticed at once', async () => {
  const jumped = vi.fn();
  const forget = onClockJump(jumped);
  offsetMs = DAY_MS;
  stop = followLocalClock(moved);
  await vi.advanceTimersByTimeAsync(0);
  expect(jumped).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([jumped.mock.calls.length, moved.mock.calls.length]).toEqual([1, 0]);
  forget();
});
