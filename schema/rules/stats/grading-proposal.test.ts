import { describe, expect, test } from '@jest/globals';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { gradingAdvice, scoreOf } from './grading-proposal.ts';

const game = { teamOne: 'Los Angeles Lakers', teamTwo: 'Boston Celtics' };
const pick = (market: Market | null, words: string, line: number | null = null) => ({
  ...game,
  market,
  pick: words,
  line,
});

describe('the result that a score proposes', () => {
  test.each<[string, ReturnType<typeof pick>, number, number, string, string]>([
    ['moneyline', pick('MONEYLINE', 'Celtics moneyline'), 99, 101, 'WIN', 'wins'],
    ['moneyline of the other side', pick('MONEYLINE', 'Lakers'), 99, 101, 'LOSS', 'loses'],
    ['a tie', pick('MONEYLINE', 'Lakers'), 3, 3, 'PUSH', 'pushes'],
    ['spread that is covered', pick('SPREAD', 'Celtics -1.5', -1.5), 99, 101, 'WIN', 'wins'],
    ['spread that is not', pick('SPREAD', 'Celtics -3.5', -3.5), 99, 101, 'LOSS', 'loses'],
    ['spread on the number', pick('SPREAD', 'Los Angeles Lakers +2', 2), 99, 101, 'PUSH', 'pushes'],
    ['over', pick('TOTAL', 'Over 199.5', 199.5), 99, 101, 'WIN', 'wins'],
    ['under', pick('TOTAL', 'Under 199.5', 199.5), 99, 101, 'LOSS', 'loses'],
  ])('%s', (_name, given, one, two, result, verb) => {
    const says = `Los Angeles Lakers ${one}, Boston Celtics ${two}: ${given.pick} ${verb}`;
    expect(gradingAdvice(given, { one, two })).toEqual({ result, says });
  });

  test.each<[string, ReturnType<typeof pick>, string]>([
    ['a prop', pick('PROP', 'Tatum over 27.5 points', 27.5), 'The final score does not decide this market.'],
    ['no market', pick(null, 'Celtics'), 'The pick names no market, so the score does not decide it.'],
    ['no line', pick('SPREAD', 'Celtics'), 'The pick has no line.'],
    ['a quarter line', pick('SPREAD', 'Celtics -1.25', -1.25), 'On a quarter line the stake is split.'],
    [
      'both or none of the teams',
      pick('SPREAD', 'The favourite -1', -1),
      'The pick does not begin with a team.',
    ],
    [
      'neither over nor under',
      pick('TOTAL', '199.5', 199.5),
      'The pick names neither over nor under, or both.',
    ],
    ['a first half', pick('TOTAL', 'Over 60.5 1H', 60.5), 'The final score does not decide a first half.'],
    [
      'a team that is named',
      pick('TOTAL', 'Lakers over 110.5', 110.5),
      "The final score does not decide one team's points.",
    ],
    ['first innings', pick('MONEYLINE', 'Celtics F5'), 'The final score does not decide the first innings.'],
  ])('of %s there is none, and it says why', (_name, given, why) => {
    expect(gradingAdvice(given, { one: 99, two: 101 })).toEqual({
      result: null,
      says: `${why} Choose the result yourself.`,
    });
  });
});

test.each([
  ['101–99', { one: 101, two: 99 }],
  ['101-99', { one: 101, two: 99 }],
  [' 3 : 0 ', { one: 3, two: 0 }],
  ['101', null],
  ['101–99 OT', null],
  ['', null],
])("the score of '%s'", (text, score) => expect(scoreOf(text)).toEqual(score));
