import { describe, expect, test } from '@jest/globals';
import { gradingProposal, selectionOf } from './grading-proposal.ts';
import { regrade } from './regrade.ts';

test.each([
  ['MONEYLINE', 'ONE', null, 101, 99, 'WIN'],
  ['MONEYLINE', 'TWO', null, 101, 99, 'LOSS'],
  ['MONEYLINE', 'ONE', null, 20, 20, 'PUSH'],
  ['SPREAD', 'ONE', -3.5, 101, 98, 'LOSS'],
  ['SPREAD', 'ONE', -3, 101, 98, 'PUSH'],
  ['SPREAD', 'TWO', 3.5, 101, 98, 'WIN'],
  ['SPREAD', 'TWO', -1, 3, 5, 'WIN'],
  ['TOTAL', 'OVER', 48.5, 30, 19, 'WIN'],
  ['TOTAL', 'UNDER', 48.5, 30, 19, 'LOSS'],
  ['TOTAL', 'UNDER', 49, 30, 19, 'PUSH'],
  ['TOTAL', 'ONE', 48.5, 30, 19, null],
  ['SPREAD', 'OVER', -3, 30, 19, null],
  ['SPREAD', 'ONE', null, 30, 19, null],
  ['SPREAD', 'ONE', -3.25, 30, 19, null],
  ['PROP', 'OVER', 22.5, 30, 19, null],
  ['SPREAD', null, -3, 30, 19, null],
  [null, 'ONE', null, 30, 19, null],
] as const)('%s %s %s at %d:%d is %s', (market, selection, line, one, two, result) =>
  expect(regrade(market, selection, line, { one, two })).toBe(result),
);

const game = { teamOne: 'Boston Celtics', teamTwo: 'Los Angeles Lakers', line: -3.5 };

describe('what a pick chooses', () => {
  test.each([
    ['SPREAD', 'Celtics -3.5', 'ONE'],
    ['MONEYLINE', 'Los Angeles Lakers moneyline', 'TWO'],
    ['MONEYLINE', 'lakers ML', 'TWO'],
    ['TOTAL', 'Over 220.5', 'OVER'],
    ['TOTAL', 'Total under 220.5 (incl. OT)', 'UNDER'],
    ['TOTAL', 'Celtics/Lakers over 220.5', 'OVER'],
    ['TOTAL', 'Over 220.5 Los Angeles Lakers @ Boston Celtics', 'OVER'],
    ['TOTAL', 'o220.5', 'OVER'],
    ['TOTAL', 'U 220½ (-110) 1u', 'UNDER'],
    ['TOTAL', '220.5 under', 'UNDER'],
    ['TOTAL', '(Live) over 220.5', 'OVER'],
    ['SPREAD', '[LIVE] Celtics -3.5', 'ONE'],
    ['TOTAL', 'O/U 220.5', null],
    ['TOTAL', 'Over 27.5 Tatum points', null],
    ['TOTAL', 'Over 5.5 threes', null],
    ['TOTAL', 'Over 110.5 Boston', null],
    ['TOTAL', 'Celtics -3.5 + Lakers u220.5', null],
    ['TOTAL', 'Over 110.5 FH', null],
    ['MONEYLINE', 'Celtics in 6', null],
    ['MONEYLINE', 'Celtics to win the title', null],
    ['SPREAD', 'Celtics teased to +2.5', null],
    ['TOTAL', 'Lakers under 110.5', null],
    ['TOTAL', 'Over 110.5 Celtics', null],
    ['TOTAL', 'LAL over 110.5', null],
    ['TOTAL', 'Celtics TT over 110.5', null],
    ['TOTAL', 'Over 60.5 1H', null],
    ['SPREAD', 'Celtics 1H -3.5', null],
    ['SPREAD', 'Celtics -3.5 (first half)', null],
    ['MONEYLINE', 'Celtics F5', null],
    ['MONEYLINE', 'Lakers in regulation', null],
    ['MONEYLINE', 'Lakers 3-way', null],
    ['TOTAL', 'Over or under', null],
    ['SPREAD', 'Warriors -3.5', null],
    ['SPREAD', 'Boston -3.5', null],
    ['SPREAD', 'Angelesk -3.5', null],
    ['PROP', 'Celtics team total over 110.5', null],
  ] as const)('%s %j: %s', (market, pick, selection) =>
    expect(selectionOf({ ...game, market, pick })).toBe(selection),
  );

  test('Ohio State is not Michigan State', () =>
    expect(
      selectionOf({
        market: 'SPREAD',
        pick: 'Ohio State -7',
        line: -7,
        teamOne: 'Ohio State',
        teamTwo: 'Michigan State',
      }),
    ).toBe('ONE'));
});

test('two teams with the same last word: one team’s points are not the game’s', () => {
  const state = { market: 'TOTAL', line: 27.5, teamOne: 'Michigan State', teamTwo: 'Ohio State' } as const;
  expect(selectionOf({ ...state, pick: 'Ohio State over 27.5' })).toBeNull();
  expect(selectionOf({ ...state, pick: 'State over 27.5' })).toBeNull();
  expect(selectionOf({ ...state, pick: 'Ohio State/Michigan State over 55' })).toBe('OVER');
});

describe('a score proposes', () => {
  test('a result with its reason', () =>
    expect(
      gradingProposal({ ...game, market: 'SPREAD', pick: 'Celtics -3.5' }, { one: 101, two: 99 }),
    ).toEqual({
      result: 'LOSS',
      selection: 'ONE',
      explanation: 'Boston Celtics 101, Los Angeles Lakers 99: Celtics -3.5 loses',
    }));

  test.each([
    ['SPREAD', 'Warriors -3.5'],
    ['PROP', 'Celtics -3.5'],
  ] as const)('nothing of a %s %j', (market, pick) =>
    expect(gradingProposal({ ...game, market, pick }, { one: 101, two: 99 })).toBeNull(),
  );
});
