import { expect, test } from '@jest/globals';
import { MAX_DELIVERY_TRIES, nextTryAt } from './webhook-retries.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const secondsAfter = (failures: number, random: number) =>
  ((nextTryAt(failures, NOW, random)?.getTime() ?? Number.NaN) - NOW.getTime()) / 1_000;

test('each pause is longer than the one before, whatever the dice say', () => {
  for (let failures = 1; failures < MAX_DELIVERY_TRIES - 1; failures += 1)
    expect(secondsAfter(failures + 1, 0)).toBeGreaterThan(secondsAfter(failures, 1));
});

test('the first try again is after ten seconds, at most eleven', () => {
  expect(secondsAfter(1, 0)).toBe(10);
  expect(secondsAfter(1, 1)).toBe(11);
});

test('ten tries take about three days, and there is no eleventh', () => {
  const pauses = Array.from({ length: MAX_DELIVERY_TRIES - 1 }, (_, index) => secondsAfter(index + 1, 0.5));
  const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
  expect(pauses).toHaveLength(9);
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.3);
  expect(nextTryAt(MAX_DELIVERY_TRIES, NOW, 0.5)).toBeNull();
});
