import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tallyOf } from '#schema/rules/record/record.ts';
import { scaledNumber, unscaled } from './exact.ts';
import { TallySums } from './tally-sums.ts';

describe('sums', () => {
  const decimals = (most: number, places: number) =>
    fc.integer({ min: 0, max: most * 10 ** places }).map((count) => (count / 10 ** places).toFixed(places));

  test('decimals are whole numbers of their last place, and back', () => {
    fc.assert(
      fc.property(decimals(1_000, 6), (text) => {
        expect(unscaled(BigInt(scaledNumber(text, 6)), 6)).toBe(Number(text));
      }),
    );
    expect([scaledNumber('2.5', 2), scaledNumber('2', 2), scaledNumber('0.01', 2)]).toEqual([250, 200, 1]);
  });

  test('are those of the rule that the site counts by, on sums as PostgreSQL makes them', () => {
    const picks = fc.array(
      fc.tuple(fc.constantFrom('WIN', 'LOSS', 'PUSH'), decimals(100, 2), decimals(1_000, 6)),
    );
    fc.assert(
      fc.property(picks, (given) => {
        const sums = new TallySums();
        for (const [result, units, odds] of given)
          sums.add('PUBLISHED', result, scaledNumber(units, 2), scaledNumber(odds, 6));
        const groups = (['WIN', 'LOSS', 'PUSH'] as const).map((result) => {
          const of = given.filter(([each]) => each === result);
          const staked = of.reduce((sum, [, units]) => sum + BigInt(scaledNumber(units, 2)), 0n);
          const returned = of.reduce(
            (sum, [, units, odds]) => sum + BigInt(scaledNumber(units, 2)) * BigInt(scaledNumber(odds, 6)),
            0n,
          );
          const exact = { staked: unscaled(staked, 2), returned: unscaled(returned, 8) };
          return { status: 'PUBLISHED' as const, result, picks: of.length, priced: of.length, ...exact };
        });
        expect(sums.tally()).toEqual(tallyOf(groups.filter(({ picks }) => picks > 0)));
      }),
    );
  });
});
