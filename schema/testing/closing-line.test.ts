import { describe, expect, test } from '@jest/globals';
import { clvNumber } from '#schema/rules/stats/clv.ts';
import { type ClosingLine, closingLine } from './closing-line.ts';

const startsAt = new Date('2026-11-20T00:30:00Z');
/** As the rule notes it. */
const at = new Date('2026-11-20T00:29:35Z');
const spread = { market: 'SPREAD', selection: 'ONE', line: -3.5, odds: 1.95, startsAt } as const;
const over = { market: 'TOTAL', selection: 'OVER', line: 48.5, odds: 1.91, startsAt } as const;
const moneyline = { market: 'MONEYLINE', selection: 'ONE', line: null, odds: 2.1, startsAt } as const;

describe('how a price compares with the close', () => {
  test('both sides known: the margin is taken out', () => {
    // 1.85 and 1.95: p = 1.95 / 3.80 = 51.3158 %, and 1.95 of it is 1.00065789…
    const line = closingLine(spread, { line: -3.5, odds: 1.85, oddsOther: 1.95, at });
    expect(line).toEqual({ kind: 'FAIR', value: 65_789n });
    expect(clvNumber(65_789n)).toBe(0.00065789);
  });

  test('one side known: the margin flatters, and it says so', () =>
    expect(closingLine(spread, { line: -3.5, odds: 1.85, oddsOther: null, at })).toEqual({
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
    expect(closingLine(taken, { line: closed, odds: 1.5, oddsOther: 2.6, at })).toEqual(moved);
  });

  test.each<[string, Parameters<typeof closingLine>]>([
    ['no close', [spread, null]],
    [
      'no price of its own',
      [
        { ...spread, odds: null },
        { line: -3.5, odds: 1.9, oddsOther: 1.9, at },
      ],
    ],
    ['a close without its line', [spread, { line: null, odds: 1.9, oddsOther: 1.9, at }]],
    ['a total that closed for a moneyline', [moneyline, { line: 149.5, odds: 1.885, oddsOther: 2.03, at }]],
    [
      'a spread without a line',
      [
        { ...spread, line: null },
        { line: -3.5, odds: 1.9, oddsOther: 1.9, at },
      ],
    ],
    [
      'a prop without one whose close has one',
      [
        { ...over, market: 'PROP', line: null },
        { line: 5.5, odds: 1.9, oddsOther: 1.9, at },
      ],
    ],
  ])('%s says nothing', (_name, [taken, close]) => expect(closingLine(taken, close)).toBeNull());

  test.each([
    [60, 'FAIR'],
    [61, 'EARLY'],
    [3 * 60 * 60, 'EARLY'],
    [-600, 'FAIR'],
  ])('noted %i s before the start it is %s', (seconds, kind) => {
    const noted = new Date(startsAt.getTime() - seconds * 1_000);
    const line = closingLine(moneyline, { line: null, odds: 1.9, oddsOther: 1.9, at: noted });
    expect(line?.kind).toBe(kind);
  });
});
