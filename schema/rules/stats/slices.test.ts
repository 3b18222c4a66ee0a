import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { monthOf, oddsBand, weekdayOf } from '#schema/testing/slice-names.ts';
import { ODDS_BANDS, oddsBandLabel } from './odds-bands.ts';
import { seasonOf, windowStart } from './seasons.ts';
import { adjustedChances, bestOfText, orderedSlices } from './slices.ts';

/** The fifteen chances of Benjamini and Hochberg's own example (1995), section 3.2: four are significant at 5 %. */
const THROMBOLYSIS = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
];

describe('chances corrected for how many slices there are', () => {
  test("Benjamini and Hochberg's example", () => {
    const adjusted = adjustedChances(THROMBOLYSIS);
    expect(adjusted.filter((p) => (p ?? 1) <= 0.05)).toHaveLength(4);
    expect(adjusted).toEqual([
      0.0015, 0.003, 0.0095, 0.035625, 0.0603, 0.063857, 0.063857, 0.0645, 0.0765, 0.486, 0.581182, 0.714875,
      0.753231, 0.813214, 1,
    ]);
  });

  test('a slice that was not tested counts for nothing', () =>
    expect(adjustedChances([null, 0.01, null, 0.04])).toEqual([null, 0.02, null, 0.04]));

  test('never smaller than before, in the order of before', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (chances) => {
        const adjusted = adjustedChances(chances);
        for (const [place, p] of chances.entries()) {
          expect(adjusted[place]).toBeGreaterThanOrEqual(p - 1e-6);
          for (const [other, q] of chances.entries())
            if (p < q) expect(adjusted[place]).toBeLessThanOrEqual(adjusted[other] ?? 0);
        }
      }),
    ));

  test('what shines says among how many', () => expect(bestOfText(24)).toBe('best of 24'));
});

test('slices are in order of name or size', () => {
  const slices = [
    { name: 'NFL', n: 5 },
    { name: 'MLB', n: 5 },
    { name: 'NBA', n: 9 },
  ];
  expect(orderedSlices(slices, 'NAME').map(({ name }) => name)).toEqual(['MLB', 'NBA', 'NFL']);
  expect(orderedSlices(slices, 'N').map(({ name }) => name)).toEqual(['NBA', 'MLB', 'NFL']);
});

test.each([
  [1.0001, 'HEAVY_FAVORITE'],
  [1.497512, 'HEAVY_FAVORITE'],
  [1.5, 'FAVORITE'],
  [1.793651, 'FAVORITE'],
  [1.8, 'NEAR_EVEN'],
  [2.09, 'NEAR_EVEN'],
  [2.1, 'UNDERDOG'],
  [2.99, 'UNDERDOG'],
  [3, 'LONG_SHOT'],
  [1000, 'LONG_SHOT'],
  [null, 'UNPRICED'],
] as const)('%s is %s', (odds, band) => {
  expect(oddsBand(odds)).toBe(band);
  const american = odds === null ? '' : americanOdds(odds);
  const isEdge = band !== 'UNPRICED' && oddsBandLabel(band).split(' ').includes(american);
  expect(isEdge || odds === null || odds === 1.0001 || odds === 1.497512 || odds === 1000).toBe(true);
});

test('each band has a label', () =>
  expect(new Set(ODDS_BANDS.map(oddsBandLabel)).size).toBe(ODDS_BANDS.length));

describe('days', () => {
  test.each([
    ['NFL', '2027-02-07', '2026'],
    ['NCAAF', '2026-08-29', '2026'],
    ['NBA', '2026-10-20', '2026-27'],
    ['NHL', '2027-06-14', '2026-27'],
    ['NCAAB', '2027-04-05', '2026-27'],
    ['MLB', '2026-10-30', '2026'],
    ['NBA', '2099-12-01', '2099-00'],
  ] as const)('%s on %s is of season %s', (league, day, season) =>
    expect(seasonOf(league, day)).toBe(season),
  );

  test.each([
    ['ALL', null, null],
    ['SEASON', null, '2026-07-15'],
    ['SEASON', 'MLB', '2026-01-01'],
    ['DAYS_30', null, '2026-10-23'],
    ['DAYS_90', 'NBA', '2026-08-24'],
    ['DAYS_365', null, '2025-11-22'],
  ] as const)('%s of %s begins %s', (window, league, first) =>
    expect(windowStart(window, '2026-11-21', league)).toBe(first),
  );

  test('months and weekdays', () => {
    expect(monthOf('2026-11-21')).toBe('2026-11');
    expect(weekdayOf('2026-11-21')).toBe('Saturday');
    expect(LEAGUES.every((league) => seasonOf(league, '2026-11-21').startsWith('2026'))).toBe(true);
  });
});
