import { describe, expect, test } from 'vitest';
import { clvNumber } from '#schema/rules/stats/clv.ts';
import { type ClosingLine, closingLine } from './closing-line.ts';

const spread = { market: 'SPREAD', selection: 'ONE', line: -3.5, odds: 1.95 } as const;
const over = { market: 'TOTAL', selection: 'OVER', line: 48.5, odds: 1.91 } as const;

describe('how a price compares with the close', () => {
  test('both sides known: the margin is taken out', () => {
    // 1.85 and 1.95: p = 1.95 / 3.80 = 51.3158 %, and 1.95 of it is 1.00065789…
    const line = closingLine(spread, { line: -3.5, odds: 1.85, oddsOther: 1.95 });
    expect(line).toEqual({ kind: 'FAIR', value: 65_789n });
    expect(clvNumber(65_789n)).toBe(0.00065789);
  });

  test('one side known: the margin flatters, and it says so', () =>
    expect(closingLine(spread, { line: -3.5, odds: 1.85, oddsOther: null })).toEqual({
      kind: 'WITH_MARGIN',
      value: 5_405_405n,
    }));

  test.each<[string, Parameters<typeof closingLine>[0], number, bigint | null]>([
    ['-3.5 that closed at -4.5 won a point', spread, -4.5, 100n],
    ['+3.5 that closed at +2 won one and a half', { ...spread, line: 3.5 }, 2, 150n],
    ['-3.5 that closed at -3 lost half', { ...spread, selection: null }, -3, -50n],
    ['over 48.5 that closed at 50 won one and a half', over, 50, 150n],
    ['under 48.5 that closed at 50 lost as much', { ...over, selection: 'UNDER' }, 50, -150n],
    ['a total of which nobody knows the side', { ...over, selection: null }, 50, null],
    ['a prop that says over', { ...over, market: 'PROP' }, 49, 50n],
  ])('%s', (_name, taken, closed, points) => {
    const moved: ClosingLine | null = points === null ? null : { kind: 'MOVED', points };
    expect(closingLine(taken, { line: closed, odds: 1.5, oddsOther: 2.6 })).toEqual(moved);
  });

  test.each<[string, Parameters<typeof closingLine>]>([
    ['no close', [spread, null]],
    [
      'no price of its own',
      [
        { ...spread, odds: null },
        { line: -3.5, odds: 1.9, oddsOther: 1.9 },
      ],
    ],
    ['a close without its line', [spread, { line: null, odds: 1.9, oddsOther: 1.9 }]],
  ])('%s says nothing', (_name, [taken, close]) => expect(closingLine(taken, close)).toBeNull());
});
