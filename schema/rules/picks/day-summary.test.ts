import { describe, expect, test } from 'vitest';
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
