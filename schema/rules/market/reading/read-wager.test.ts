import { expect, test } from '@jest/globals';
import { readWager } from './read-wager.ts';

const read = (pick: string, teamTwo = 'Hawks') =>
  readWager({ pick, teamOne: 'Suns', teamTwo, league: teamTwo === 'Maple Leafs' ? 'NHL' : 'NBA' });

test.each([
  ['Hawks -2.5 ATS', -2.5],
  ['Hawks -2.5 spread -110', -2.5],
  ['Hawks (-2.5) RL', -2.5],
  ['Hawks PK run line', 0],
  ['run line Hawks -1.5', -1.5],
  ['Atlanta Hawks -2.5', -2.5],
  ['The Hawks -2.5', -2.5],
  ['ATL Hawks -2.5', -2.5],
  ['502 Hawks -2.5', -2.5],
  ['[502] Hawks -2.5', -2.5],
  ['Hawks-2.5', -2.5],
  ['Hawks(-2.5) -110', -2.5],
])('a spread with its line is asked nothing: %s', (pick, line) => {
  expect(read(pick)).toMatchObject({ kind: 'VALUE', value: { market: 'SPREAD', line } });
});

test.each(['Over 228.5 total', 'Under (228.5)', 'Over: 228.5 -110'])('a total: %s', (pick) => {
  expect(read(pick)).toMatchObject({ kind: 'VALUE', value: { market: 'TOTAL', line: 228.5 } });
});

test.each(['Hawks win', 'Hawks M/L -110', 'Hawks outright'])('a moneyline: %s', (pick) => {
  expect(read(pick)).toMatchObject({ kind: 'VALUE', value: { market: 'MONEYLINE', line: null } });
});

test('a word of the whole name is one of the team', () => {
  expect(read('Toronto Maple Leafs -1.5', 'Leafs')).toMatchObject({
    value: { market: 'SPREAD', line: -1.5 },
  });
});

test.each(['No Hawks', 'Lean: Hawks -2.5', '5* Hawks -2.5', 'Hawks ML + Suns +5', 'NO Hawks -2.5'])(
  'words before a team that may change the bet are asked about: %s',
  (pick) => {
    expect(read(pick)).toMatchObject({ kind: 'QUESTION', topic: 'team' });
  },
);
