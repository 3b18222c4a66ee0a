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
  ['Hawks -2 ½ unit', 'Hawks -2', null, 0.5],
  ['Hawks -2 -110 1/2u', 'Hawks -2 -110', 1.909091, 0.5],
  ['Over 228 ½u', 'Over 228', null, 0.5],
  ['Hawks ML ½u', 'Hawks ML', null, 0.5],
  ['Hawks ML 1/2 unit', 'Hawks ML', null, 0.5],
  ['Hawks -2½', 'Hawks -2½', null, 1],
  ['Hawks -2.5 for 3u', 'Hawks -2.5', null, 3],
  ['Hawks -2.5 -110 risk 3u', 'Hawks -2.5 -110', 1.909091, 3],
  ['Hawks -2.5 -110 2u to win 1.82', 'Hawks -2.5 -110', 1.909091, 2],
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

test.each([
  ['Hawks -3u', 'line', { pick: 'Hawks -3', market: 'SPREAD', line: -3, units: 1 }],
  ['Hawks -3u', 'stake', { pick: 'Hawks', market: 'MONEYLINE', line: null, units: 3 }],
  ['Hawks-3u', 'line', { pick: 'Hawks -3', market: 'SPREAD', line: -3, units: 1 }],
  ['Hawks +2 units', 'line', { pick: 'Hawks +2', market: 'SPREAD', line: 2, units: 1 }],
])('%s may be a line or a stake: the %s', (pick, choice, expected) => {
  const open = read(line({ ...GAME, pick }));
  expect([open.picks, open.questions]).toMatchObject([[], [{ key: `pick:stake:${pick}` }]]);
  const answers = [{ question: `pick:stake:${pick}`, choice }];
  expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject([expected]);
});

test('a stake that is said by what it wins is asked about, and refused without a price', () => {
  const pick = 'Hawks -2.5 -110 to win 1u';
  const { picks, questions } = read(line({ ...GAME, pick }));
  expect([picks, questions]).toMatchObject([
    [],
    [{ choices: [{ label: '1.1u, to win 1u' }, { label: '1u' }] }],
  ]);
  const answers = [{ question: `pick:stake:${pick}`, choice: 'won' }];
  expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject([
    { pick: 'Hawks -2.5 -110', line: -2.5, odds: 1.909091, units: 1.1 },
  ]);
  expect(read(line({ ...GAME, pick: 'Hawks -2.5 to win 1u' })).problems).toMatchObject([
    { column: 'pick', reason: expect.stringContaining('write the stake, as in 1.1u') },
  ]);
});

test.each([
  ['Hawks ML, +145', 'MONEYLINE', null, 2.45],
  ['Hawks ML at 2.45', 'MONEYLINE', null, 2.45],
  ['Hawks -105 ML', 'MONEYLINE', null, 1.952381],
  ['Hawks (-110) -3.5', 'SPREAD', -3.5, 1.909091],
  ['Over 228.5, -105', 'TOTAL', 228.5, 1.952381],
])('a price is kept wherever it stands: %s', (pick, market, points, odds) => {
  const { picks, questions } = read(line({ ...GAME, pick: `"${pick}"` }));
  expect(questions).toEqual([]);
  expect(picks).toMatchObject([{ market, line: points, odds }]);
});
