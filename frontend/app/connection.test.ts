import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { currentConnection, followConnection, onReconnect, reportRequest } from './connection.ts';

const answers: (() => Promise<{ ok: boolean }>)[] = [];
const fetched = jest.fn(async () => (answers.shift() ?? (() => Promise.reject(new TypeError())))());
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched as unknown as typeof fetch;
  stop = followConnection();
});
afterEach(() => {
  reportRequest(true);
  stop();
  answers.length = 0;
  fetched.mockClear();
  jest.useRealTimers();
});

test('a browser that loses its network and finds it again', () => {
  const reconnected = jest.fn();
  const forget = onReconnect(reconnected);
  window.dispatchEvent(new Event('offline'));
  expect(currentConnection()).toBe('offline');
  expect(reconnected).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(currentConnection()).toBe('online');
  expect(reconnected).toHaveBeenCalledTimes(1);
  forget();
});

test('a server that does not answer is checked, less and less often, until it does', async () => {
  const reconnected = jest.fn();
  const forget = onReconnect(reconnected);
  reportRequest(false);
  expect(currentConnection()).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  answers.push(
    async () => ({ ok: false }),
    async () => ({ ok: true }),
  );
  await jest.advanceTimersByTimeAsync(8_000);
  expect(currentConnection()).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(16_000);
  expect(currentConnection()).toBe('online');
  expect(reconnected).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  forget();
});
