import { expect, test } from '@jest/globals';
import { clvBins } from './clv-bins.ts';

test('empty bins stand between filled ones, and the ends are open', () => {
  expect(
    clvBins([
      { bin: 1, n: 3 },
      { bin: -1, n: 2 },
      { bin: 4, n: 0 },
    ]),
  ).toEqual([
    { from: -0.01, to: 0, n: 2 },
    { from: 0, to: 0.01, n: 0 },
    { from: 0.01, to: 0.02, n: 3 },
  ]);
  const ends = clvBins([
    { bin: -11, n: 1 },
    { bin: 10, n: 1 },
  ]);
  expect([ends[0], ends.at(-1), ends.length]).toEqual([
    { from: null, to: -0.1, n: 1 },
    { from: 0.1, to: null, n: 1 },
    22,
  ]);
  expect(clvBins([])).toEqual([]);
});
