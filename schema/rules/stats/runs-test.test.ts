import { expect, test } from '@jest/globals';
import { runsTest } from './runs-test.ts';
import { seededRandom } from './seeded-random.ts';

test('wins and losses that take turns are too good to be true', () => {
  const turns = Array.from({ length: 200 }, (_, place) => place % 2 === 0);
  // 200 runs, 101 expected, √(20000·19800 / (40000·199))
  expect(runsTest(turns)).toEqual({ n: 200, needed: 100, runs: 200, z: 14.036, tooGood: true });
});

test('of 1,000 honest records none is', () => {
  const random = seededRandom('honest');
  for (let record = 0; record < 1_000; record += 1) {
    const { z, tooGood } = runsTest(Array.from({ length: 300 }, () => random() % 100 < 53));
    expect(tooGood).toBe(false);
    expect(Math.abs(z ?? 9)).toBeLessThan(5);
  }
});

test.each([
  ['too few', Array(99).fill(true), 1],
  ['all won', Array(300).fill(true), 1],
])('%s says nothing', (_name, outcomes, runs) =>
  expect(runsTest(outcomes)).toMatchObject({ runs, z: null, tooGood: false }),
);
