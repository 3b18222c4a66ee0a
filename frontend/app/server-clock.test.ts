import { expect, jest, test } from '@jest/globals';
import { onClockJump, setServerNow } from './server-clock.ts';

test('a moved clock is not confused with a slow answer', () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  setServerNow(at(0));
  const jumped = jest.fn();
  const stop = onClockJump(jumped);
  setServerNow(at(-4 * 60_000));
  expect(jumped).not.toHaveBeenCalled();
  const tomorrow = at(86_400_000);
  setServerNow(tomorrow);
  setServerNow(tomorrow);
  expect(jumped).toHaveBeenCalledTimes(1);
  stop();
  setServerNow(at(2 * 86_400_000));
  expect(jumped).toHaveBeenCalledTimes(1);
});
