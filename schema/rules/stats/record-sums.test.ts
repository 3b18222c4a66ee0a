import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyRecordedPick } from '#schema/testing/any-recorded-pick.ts';
import { recordFigures } from './record-figures.ts';
import {
  addSums,
  NO_SUMS,
  type RecordSums,
  SUM_COLUMNS,
  SUM_NAMES,
  subtractSums,
  sumsAsDecimals,
  sumsFromDecimals,
  totalSums,
} from './record-sums.ts';
import { sumsOf } from './sums-of-pick.ts';

const total = (picks: readonly Parameters<typeof sumsOf>[0][]): RecordSums => totalSums(picks.map(sumsOf));

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

test('taking a pick out leaves what there was before it came, to the last digit', () =>
  fc.assert(
    fc.property(fc.array(anyRecordedPick), anyRecordedPick, (picks, one) => {
      const before = total(picks);
      expect(subtractSums(addSums(before, sumsOf(one)), sumsOf(one))).toEqual(before);
    }),
  ));

test('sums survive the database and files', () =>
  fc.assert(
    fc.property(fc.array(anyRecordedPick), (picks) => {
      const sums = total(picks);
      expect(sumsFromDecimals(sumsAsDecimals(sums))).toEqual(sums);
    }),
  ));

test('each column has its own name', () => {
  expect(new Set(SUM_NAMES.map((name) => SUM_COLUMNS[name].column)).size).toBe(SUM_NAMES.length);
  expect(() => sumsFromDecimals({ n: '1' })).toThrow(RangeError);
  expect(addSums(NO_SUMS, NO_SUMS)).toEqual(NO_SUMS);
});
