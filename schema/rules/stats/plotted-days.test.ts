import { expect, test } from '@jest/globals';
import { plottedDays } from './plotted-days.ts';

test('a curve has its totals, its falls, and how far luck alone goes', () => {
  const bet = { n: 1n, variance: 91n * 10n ** 8n };
  expect(
    plottedDays([
      { day: '2026-11-01', ...bet, profit: 91_000_000n },
      { day: '2026-11-02', n: 3n, variance: 3n * bet.variance, profit: -300_000_000n },
    ]),
  ).toEqual([
    // 1.96 · √0.91 and 1.96 · √3.64
    { day: '2026-11-01', picks: 1, units: 0.91, belowPeak: 0, luck: 1.869721 },
    { day: '2026-11-02', picks: 4, units: -2.09, belowPeak: 3, luck: 3.739442 },
  ]);
});
