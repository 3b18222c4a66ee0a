import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { daySummary, recordText, type SummedPick } from './day-summary.ts';

function pick(result: SummedPick['result'], odds: number | null = 2, units: number | null = 1): SummedPick {
  return { status: 'PUBLISHED', result, odds, units };
}

describe('the summary of a day', () => {
  test('counts wins, losses and pushes, and leaves void and withdrawn picks out', () => {
    const withdrawn: SummedPick = { ...pick('WIN'), status: 'WITHDRAWN' };
    const summary = daySummary([
      pick('WIN'),
      pick('WIN'),
      pick('LOSS'),
      pick('PUSH'),
      pick('VOID'),
      withdrawn,
    ]);
    expect(summary).toEqual({ wins: 2, losses: 1, pushes: 1, pending: 0, units: 1 });
    expect(recordText(summary)).toBe('2–1–1');
  });

  test.each<[string, SummedPick[], number | null]>([
    ['a win pays its odds less the stake', [pick('WIN', 1.91, 2)], 1.82],
    ['a loss costs its stake whatever the odds', [pick('LOSS', 3.5, 1.5)], -1.5],
    ['a push gives the stake back', [pick('PUSH', 1.91, 3)], 0],
    ['what is not decided counts for nothing', [pick('PENDING')], null],
    ['a pick without odds cannot be summed', [pick('WIN', null)], null],
    ['a pick without units cannot be summed', [pick('LOSS', 2, null)], null],
    ['sums do not drift by fractions', [pick('WIN', 1.1, 1), pick('WIN', 1.2, 1)], 0.3],
    ['no picks', [], null],
  ])('%s', (_name, picks, units) => expect(daySummary(picks).units).toBe(units));

  test.each<[string, Partial<SummedPick>]>([
    ['pending', {}],
    ['won', { result: 'WIN' }],
    ['withdrawn', { status: 'WITHDRAWN' }],
    ['posted late', { late: true }],
    ['without odds', { odds: null }],
  ])(
    'a pick that was opened late and is %s counts as lost at the most units, as in the record',
    (_name, given) =>
      expect(daySummary([{ ...pick('PENDING'), ...given, seal: { overdueUnits: 5 } }, pick('WIN')])).toEqual({
        ...{ wins: 1, losses: 1, pushes: 0, pending: 0 },
        units: -4,
      }),
  );

  test('a record without pushes has two numbers', () => {
    expect(recordText(daySummary([pick('WIN'), pick('LOSS')]))).toBe('1–1');
  });
});

/** '+0.5 units' of a sum in 1e-8 units, by whole numbers alone. */
function exactText(sum: bigint): string {
  const size = sum < 0n ? -sum : sum;
  const tenths = (size + 5_000_000n) / 10_000_000n;
  const sign = tenths === 0n ? '' : sum < 0n ? '−' : '+';
  return `${sign}${tenths / 10n}.${tenths % 10n} units`;
}

test('the units of 2,000 days are the exact sum, rounded once', () => {
  const next = seededRandom('units of days');
  const below = (most: number) => next() % most;
  for (let day = 0; day < 2_000; day += 1) {
    let exact = 0n;
    const picks = Array.from({ length: 1 + below(14) }, () => {
      const [stake, odds] = [25 * (1 + below(20)), 1_050_000 + below(3_000_000)];
      const isWin = below(2) === 0;
      exact += isWin ? BigInt(stake) * BigInt(odds - 1_000_000) : -BigInt(stake) * 1_000_000n;
      const result = isWin ? ('WIN' as const) : ('LOSS' as const);
      return { status: 'PUBLISHED' as const, result, odds: odds / 1e6, units: stake / 100 };
    });
    expect(unitsText(daySummary(picks).units ?? Number.NaN)).toBe(exactText(exact));
  }
});
