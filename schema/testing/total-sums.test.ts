import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import { type RecordSums, SUM_COLUMNS, SUM_NAMES } from '#schema/rules/stats/record-sums.ts';
import { anyRecordedPick } from './any-recorded-pick.ts';
import { type RecordedPick, sumsOf } from './sums-of-pick.ts';
import { totalSums } from './total-sums.ts';

const total = (picks: readonly RecordedPick[]): RecordSums => totalSums(picks.map(sumsOf));

test('slices add up to the whole, whatever the slices and the order', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyRecordedPick, fc.constantFrom('NFL', 'NBA', 'MLB')), { maxLength: 60 }),
      (picks) => {
        const slices = ['MLB', 'NFL', 'NBA'].map((league) =>
          total(picks.filter(([, each]) => each === league).map(([pick]) => pick)),
        );
        const whole = total(picks.map(([pick]) => pick));
        expect(totalSums(slices)).toEqual(whole);
        expect(recordFigures(totalSums(slices))).toEqual(recordFigures(whole));
      },
    ),
  ));

test('each column has its own name', () =>
  expect(new Set(SUM_NAMES.map((name) => SUM_COLUMNS[name].column)).size).toBe(SUM_NAMES.length));
