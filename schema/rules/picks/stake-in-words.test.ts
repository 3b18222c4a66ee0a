import { expect, test } from '@jest/globals';
import { line, read } from '#schema/testing/pasted-line.ts';

const GAME = { game: 'Suns @ Hawks', odds: '' };
const HEADER = 'sport,tier,game,time,pick,units,details';
const staked = (pick: string, units: string, answers: { question: string; choice: string }[] = []) =>
  read(`${HEADER}\nNBA,Plus,Suns @ Hawks,7:30 PM,${pick},${units},Why`, { answers });

test.each([
  ['Hawks -2.5 -110 2u', 'Hawks -2.5 -110', 1.909091, 2],
  ['o228.5 -115 5u', 'o228.5 -115', 1.869565, 5],
  ['Hawks ML -130 3 units', 'Hawks ML -130', 1.769231, 3],
  ['OVER 228.5 (-110) | 3U', 'OVER 228.5 (-110)', 1.909091, 3],
  ['Hawks -2.5 (1.5u)', 'Hawks -2.5', null, 1.5],
  ['½ unit: Hawks -2.5', 'Hawks -2.5', null, 0.5],
])('the stake is no part of the bet: %s', (pick, bet, odds, units) => {
  const { picks, questions } = read(line({ ...GAME, pick }));
  expect(questions).toEqual([]);
  expect(picks).toMatchObject([{ pick: bet, odds, units, market: expect.any(String) }]);
});

test.each(['Suns/Hawks 228.5u', 'Hawks -2.5 8u'])('and more than any stake is none: %s', (pick) => {
  expect(read(line({ ...GAME, pick })).picks.filter(({ units }) => units !== 1)).toEqual([]);
});

test('another stake in its own cell is asked about, and the same one is not', () => {
  expect(staked('Hawks -2.5 -110 2u', '2').picks).toMatchObject([{ units: 2 }]);
  const { picks, questions } = staked('Hawks -2.5 -110 2u', '1');
  expect([picks, questions]).toMatchObject([[], [{ key: 'units:words:1 / 2u', column: 'units' }]]);
  const answers = [{ question: 'units:words:1 / 2u', choice: '2u' }];
  expect(staked('Hawks -2.5 -110 2u', '1', answers).picks).toMatchObject([{ units: 2 }]);
});
