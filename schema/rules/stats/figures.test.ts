import { describe, expect, test } from '@jest/globals';
import { type RecordedPick, sumsOf } from '#schema/testing/sums-of-pick.ts';
import { NO_SUMS, totalSums } from '#schema/testing/total-sums.ts';
import { closingLineValue, closingLineWithMargin, lineMoves } from './clv.ts';
import { hitRate } from './hit-rate.ts';
import { recordFigures } from './record-figures.ts';
import type { RecordSums } from './record-sums.ts';
import { shortfallText } from './samples.ts';
import { flatReturns, picksNeeded, stakedReturns } from './yield.ts';

const START = new Date('2026-11-20T00:30:00Z');

function record(...groups: readonly [times: number, changes: Partial<RecordedPick>][]): RecordSums {
  const pick: RecordedPick = {
    status: 'PUBLISHED',
    result: 'WIN',
    market: 'SPREAD',
    selection: 'ONE',
    line: -3.5,
    odds: 1.91,
    units: 1,
    publishedAt: null,
    startsAt: START,
    close: null,
    overdue: null,
  };
  return totalSums(groups.flatMap(([times, changes]) => Array(times).fill(sumsOf({ ...pick, ...changes }))));
}

describe('the hit rate', () => {
  test('is compared with what its prices require', () =>
    expect(hitRate(record([22, {}], [18, { result: 'LOSS', odds: 2.1 }], [3, { result: 'PUSH' }]))).toEqual({
      n: 40,
      needed: 30,
      priced: 40,
      value: 0.55,
      interval: { low: 0.398288, high: 0.692949 },
      // (22 / 1.91 + 18 / 2.1) / 40
      breakEven: 0.502244,
    }));

  test('says nothing of 29 picks', () => {
    const few = hitRate(record([29, {}]));
    expect(few).toMatchObject({ n: 29, value: null, interval: null, breakEven: null });
    expect(shortfallText(few)).toBe('29 of 30 picks');
  });

  test('says of how many picks it knows the price', () =>
    expect(hitRate(record([20, {}], [20, { result: 'LOSS', odds: null }]))).toMatchObject({
      value: 0.5,
      breakEven: 0.52356,
      priced: 20,
    }));
});

describe('units and yield', () => {
  const sums = record([60, { units: 2 }], [40, { result: 'LOSS' }], [10, { result: 'PUSH', units: 3 }]);

  test('at the units that were given', () =>
    expect(stakedReturns(sums)).toEqual({
      n: 110,
      needed: 100,
      units: 69.2,
      staked: 190,
      // 69.2 / 190
      yield: 0.364211,
      interval: { low: 0.234595, high: 0.493826 },
    }));

  test('at one unit a pick, beside it', () =>
    expect(flatReturns(sums)).toEqual({
      n: 110,
      needed: 100,
      units: 14.6,
      staked: 110,
      yield: 0.132727,
      interval: { low: -0.034183, high: 0.299637 },
    }));

  test('the interval is that of the plain sums', () => {
    const net = [...Array(60).fill([2, 1.82]), ...Array(40).fill([1, -1]), ...Array(10).fill([3, 0])];
    const sum = (of: (s: number, p: number) => number) => net.reduce((all, [s, p]) => all + of(s, p), 0);
    const y = sum((_, p) => p) / sum((s) => s);
    const half = (1.96 * Math.sqrt(sum((s, p) => (p - y * s) ** 2))) / sum((s) => s);
    expect(stakedReturns(sums).interval?.low).toBeCloseTo(y - half, 4);
    expect(stakedReturns(sums).interval?.high).toBeCloseTo(y + half, 4);
  });

  test('34 picks are too few for a yield', () => {
    const few = stakedReturns(record([34, {}]));
    expect(few).toMatchObject({ units: 30.94, yield: null, interval: null });
    expect(shortfallText(few)).toBe('34 of 100 picks');
    expect(shortfallText(stakedReturns(sums))).toBeNull();
  });

  test('overdue picks are lost at the most units', () =>
    expect(stakedReturns(record([2, {}], [1, { overdue: { mostUnits: 5 } }]))).toMatchObject({
      n: 3,
      units: -3.18,
      staked: 7,
    }));

  test('no stake has no units', () =>
    expect(stakedReturns(NO_SUMS)).toMatchObject({ units: null, staked: 0 }));
});

describe('picks needed', () => {
  test('about 1,500 for four per cent near even money', () => {
    // 1.91: 545 wins of 1,000 yield 4.095 %; (1.645 / 0.04095)² · 0.91
    expect(picksNeeded(record([545, {}], [455, { result: 'LOSS' }]))).toBe(1_469);
  });

  test.each([
    ['a loss', record([1, { result: 'LOSS' }])],
    ['nothing', NO_SUMS],
  ])('never of %s', (_name, sums) => expect(picksNeeded(sums)).toBeNull());
});

describe('closing line value', () => {
  const close = { line: -3.5, odds: 1.85, oddsOther: 1.95, at: START };

  test('is a mean with its interval, and never mixed with one-sided closes', () => {
    const sums = record(
      [20, { odds: 2, close }],
      [20, { odds: 1.9, close }],
      [40, { close: { ...close, oddsOther: null } }],
    );
    // 2 and 1.9 at 51.3158 %: +2.6316 % and -2.5 %
    expect(closingLineValue(sums)).toEqual({
      n: 40,
      needed: 30,
      value: 0.000658,
      interval: { low: -0.007395, high: 0.008711 },
    });
    expect(closingLineWithMargin(sums)).toMatchObject({ n: 40, value: 0.032432 });
  });

  test('of moved lines in points', () =>
    expect(
      lineMoves(record([20, { close: { ...close, line: -4.5 } }], [20, { close: { ...close, line: -3 } }])),
    ).toEqual({ n: 40, needed: 30, points: 0.25, ahead: 0.5 }));

  test('needs thirty closes', () => {
    expect(closingLineValue(record([29, { close }])).value).toBeNull();
    expect(lineMoves(NO_SUMS)).toMatchObject({ n: 0, points: null });
  });
});

test('a whole record at once', () =>
  expect(
    recordFigures(
      record([2, {}], [1, { result: 'LOSS' }], [1, { result: 'VOID' }], [1, { status: 'WITHDRAWN' }]),
    ),
  ).toMatchObject({
    n: 3,
    wins: 2,
    losses: 1,
    pushes: 0,
    voids: 1,
    withdrawn: 1,
    staked: { units: 0.82 },
    luck: { n: 3, needed: 30, z: null },
  }));
