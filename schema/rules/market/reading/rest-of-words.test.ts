import { expect, test } from '@jest/globals';
import { asked, line, read } from '#schema/testing/pasted-line.ts';

const GAME = { game: 'Suns @ Hawks', odds: '' };

test.each([
  ['Hawks -9.5 alt', ['Hawks −9.5']],
  ['Hawks -2.5 live', ['Hawks −2.5']],
  ['Hawks -2.5 or better', ['Hawks −2.5']],
  ["Hawks -3'", ['Hawks −3']],
  ['Hawks ML 1.91', ['Hawks ML']],
  ['Hawks -2.5 -105 -110', ['Hawks −2.5 −105']],
  ['ATL -2.5 DK', ['ATL −2.5']],
  ['Hawks minus 2.5', []],
])('a team with a number that is read as no market is asked about: %s', (pick, bets) => {
  expect(asked({ ...GAME, pick })).toEqual([
    [
      `“${pick}” says more than a team and a line. What is the bet?`,
      [...bets, 'No market: its result is entered by hand'],
    ],
  ]);
});

test('and so it is where a cell names the market, and none the line', () => {
  const [[, choices] = []] = asked({ ...GAME, pick: 'Hawks -2.5 alt', market: 'spread' });
  expect(choices?.[0]).toBe('Hawks −2.5');
});

test('the bet that is chosen, in its own market and by the name of its team', () => {
  const answers = [{ question: 'pick:rest:ATL -2.5 DK', choice: 'bet' }];
  expect(read(line({ ...GAME, pick: 'ATL -2.5 DK' }), { answers }).picks).toMatchObject([
    { pick: 'Hawks -2.5 DK', market: 'SPREAD', line: -2.5 },
  ]);
});

test.each([
  { pick: 'Tatum over 27.5 points' },
  { pick: 'Hawks most rebounds' },
  { pick: 'Hawks ML 1.91', market: 'moneyline' },
  { sport: 'MLB', pick: 'Hawks ML (Game 2)' },
  { sport: 'MLB', pick: 'Hawks G2 -1.5 +130' },
])('and other words are not: %j', (given) => {
  expect(asked({ ...GAME, ...given })).toEqual([]);
});
