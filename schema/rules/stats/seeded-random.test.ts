import { expect, test } from '@jest/globals';
import { seededRandom, xoshiro128 } from './seeded-random.ts';

const first = (random: () => number, times: number) => Array.from({ length: times }, random);

test('draws what the reference implementation of xoshiro128** draws from 1, 2, 3, 4', () =>
  expect(first(xoshiro128([1, 2, 3, 4]), 10)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]));

test('a seed draws the same on each day, and another seed something else', () => {
  expect(first(seededRandom('chalkline'), 3)).toEqual([2449306878, 3142429769, 2140638273]);
  expect(first(seededRandom('chalklinf'), 3)).not.toEqual(first(seededRandom('chalkline'), 3));
});

test('each tenth of the range is drawn as often as the others', () => {
  const random = seededRandom('even');
  const tenths = Array(10).fill(0);
  for (let draw = 0; draw < 100_000; draw += 1) tenths[Math.floor((random() / 2 ** 32) * 10)] += 1;
  const chiSquared = tenths.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
  // 99.9 % of fair generators stay below, at nine degrees of freedom.
  expect(chiSquared).toBeLessThan(27.88);
});
