import { expect, test } from '@jest/globals';
import { Draining } from './draining.ts';

test('draining lasts as long as it says, also when nothing is left to end', async () => {
  const draining = new Draining(1);
  const began = performance.now();
  const given: number[] = [];
  draining.onDrain(async (milliseconds) => {
    given.push(milliseconds);
  });
  await draining.begin();
  // A timer may fire up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(999);
  expect([draining.hasBegun, given]).toEqual([true, [500]]);
});
