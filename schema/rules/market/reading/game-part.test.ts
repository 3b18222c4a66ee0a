import { describe, expect, test } from '@jest/globals';
import { gamePartIn } from './game-part.ts';

describe('words that end the reading of a selection', () => {
  test.each([
    ['Celtics -3.5 1H', 'a first half'],
    ['Over 60.5 (1h)', 'a first half'],
    ['USC first half -1', 'a first half'],
    ['USC 1st-half ML', 'a first half'],
    ['H1 Lakers +2', 'a first half'],
    ['2H Under 110.5', 'a second half'],
    ['Chiefs at halftime', 'a half'],
    ['1Q Over 52.5', 'a first quarter'],
    ['Knicks first quarter ML', 'a first quarter'],
    ['Q3 Lakers -1', 'a quarter'],
    ['Rangers 1st period ML', 'a first period'],
    ['Over 1.5 1P', 'a first period'],
    ['Over 1.5 2nd per.', 'a period'],
    ['Yankees F5 ML', 'the first innings'],
    ['First 5 Over 4.5', 'the first innings'],
    ['Mets first five -0.5', 'the first innings'],
    ['Dodgers 1st 5 innings', 'the first innings'],
    ['NRFI', 'an inning'],
    ['No run 1st inning', 'an inning'],
    ['Bruins in regulation', 'regulation time'],
    ['Bruins 60-min ML', 'regulation time'],
    ['Bruins ML (reg)', 'regulation time'],
    ['Over 5.5 excl. OT', 'regulation time'],
    ['Bruins 3-way', 'a three-way bet'],
    ['Rangers three way ML', 'a three-way bet'],
    ['Rangers draw no bet', 'a three-way bet'],
    ['Celtics TT over 112.5', "one team's points"],
    ['Celtics team total over 112.5', "one team's points"],
    ['Celtics to win series', 'a series'],
    ['Celtics/Chiefs parlay', 'several bets at once'],
    ['Celtics race to 20', 'how the game is won'],
  ])('%s', (words, name) => expect(gamePartIn(words)).toEqual({ name }));
});

describe('words of the whole game', () => {
  test.each([
    'Celtics -1.5',
    'Celtics -1½',
    'Over 48.5',
    'Under 5.5 (incl. OT)',
    'Philadelphia 76ers +1',
    'San Francisco 49ers ML',
    'Over 210.5 Celtics @ Lakers',
    'Texas A&M -3.5',
    'Over 1.5 goals',
    'Under 3 points',
    'Mets -1.5 (+150)',
  ])('%s', (words) => expect(gamePartIn(words)).toBeNull());
});
