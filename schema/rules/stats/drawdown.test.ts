import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { curveOf, drawdown } from './drawdown.ts';

const days = (...units: number[]) =>
  units.map((each, place) => ({
    day: `2026-11-${String(place + 1).padStart(2, '0')}`,
    profit: BigInt(Math.round(each * 1e8)),
  }));

test.each([
  ['no day', [], 0, null, null, null],
  ['gains only', [1, 0, 2], 0, null, null, null],
  ['a fall from nothing', [-2, -1, 5], 3, '2026-11-01', '2026-11-02', '2026-11-03'],
  ['a fall that lasts', [4, -1.5, 1, -3.25], 3.75, '2026-11-02', '2026-11-04', null],
  ['the first of two alike', [2, -1, 1, -1], 1, '2026-11-02', '2026-11-02', '2026-11-03'],
])('%s', (_name, units, deepest, from, to, recovered) =>
  expect(drawdown(days(...units))).toEqual({ units: deepest, from, to, recovered }),
);

test('no stretch of days ever lost more', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 40 }), (hundredths) => {
      const curve = days(...hundredths.map((each) => each / 100));
      const falls = curve.flatMap((_, from) =>
        curve.slice(from).map((_, length) => {
          const stretch = hundredths.slice(from, from + length + 1);
          return -stretch.reduce((sum, each) => sum + each, 0) / 100;
        }),
      );
      expect(drawdown(curve).units).toBeCloseTo(Math.max(0, ...falls), 8);
    }),
  ));

test('the curve runs on, its peak never below nothing', () =>
  expect(
    curveOf(days(-1, 3, -1)).map(({ total, peak }) => [Number(total) / 1e8, Number(peak) / 1e8]),
  ).toEqual([
    [-1, 0],
    [2, 2],
    [1, 2],
  ]));
