import { describe, expect, test } from '@jest/globals';
import { daySummary } from '#schema/rules/picks/day-summary.ts';
import { PICK_RESULTS, PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';
import { type PickGroup, tallyOf } from './record.ts';

const group = (given: Partial<PickGroup>): PickGroup => ({
  status: 'PUBLISHED',
  result: 'WIN',
  picks: 1,
  priced: 1,
  staked: 1,
  returned: 2,
  ...given,
});

const NOTHING = { wins: 0, losses: 0, pushes: 0, voids: 0, pending: 0, withdrawn: 0, late: 0 };

describe('the tally of picks', () => {
  test('counts each result, and what was withdrawn only as withdrawn', () => {
    const tally = tallyOf([
      group({ result: 'WIN', picks: 6, priced: 6, staked: 9, returned: 17.19 }),
      group({ result: 'LOSS', picks: 3, priced: 2, staked: 2.5, returned: 4.75 }),
      group({ result: 'PUSH', staked: 4, returned: 7.6 }),
      group({ result: 'VOID', staked: 50, returned: 100 }),
      group({ result: 'PENDING', picks: 2, staked: 50, returned: 100 }),
      group({ status: 'WITHDRAWN', result: 'WIN', staked: 50, returned: 100 }),
      group({ late: true, result: 'WIN', picks: 4, staked: 50, returned: 100 }),
    ]);
    expect(tally).toEqual({
      wins: 6,
      losses: 3,
      pushes: 1,
      voids: 1,
      pending: 2,
      withdrawn: 1,
      late: 4,
      overdue: 0,
      unproven: 0,
      winRate: 0.6667,
      units: 5.69,
      unitsStaked: 15.5,
      unpriced: 1,
    });
  });

  test.each<[string, Partial<PickGroup>[], object]>([
    ['no picks', [], { ...NOTHING, winRate: null, units: null, unitsStaked: 0, unpriced: 0 }],
    ['nothing decided', [{ result: 'PENDING' }], { winRate: null, units: null, pending: 1 }],
    ['only pushes', [{ result: 'PUSH' }], { winRate: null, units: 0 }],
    ['an overdue one', [{ result: 'LOSS', overdue: true, staked: 5 }], { losses: 1, overdue: 1, units: -5 }],
    ['one from before the log', [{ imported: true }], { wins: 1, unproven: 1 }],
    ['only late ones', [{ late: true }], { wins: 0, late: 1, units: null }],
    ['only unpriced', [{ priced: 0, staked: 0, returned: 0 }], { winRate: 1, units: null, unpriced: 1 }],
    ['a thousand fractions', Array.from({ length: 1_000 }, () => ({ returned: 1.1 })), { units: 100 }],
  ])('%s', (_name, groups, tally) => expect(tallyOf(groups.map(group))).toMatchObject(tally));

  test('says of one pick what the summary of its day says', () => {
    for (const status of PICK_STATUSES.filter((each) => each !== 'DRAFT'))
      for (const result of PICK_RESULTS)
        for (const [odds, units] of [
          [1.91, 2.5],
          [null, 2],
          [2, null],
        ] as const) {
          const late = units === 2.5;
          const { pending: _, ...summary } = daySummary([{ status, result, odds, units, late }]);
          const priced = odds === null || units === null ? 0 : 1;
          const [staked, returned] = priced ? [units ?? 0, (units ?? 0) * (odds ?? 0)] : [0, 0];
          expect(tallyOf([group({ status, result, late, priced, staked, returned })])).toMatchObject(summary);
        }
  });
});
