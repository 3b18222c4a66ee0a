import { expect, test } from '@jest/globals';
import { asked, line, read } from '#schema/testing/pasted-line.ts';

const GAME = { game: 'Suns @ Hawks', odds: '' };
const bet = (pick: string) => read(line({ ...GAME, pick }));
const OPEN = 'No market: its result is entered by hand';

test.each([
  ['Hawks+2.5-110', { market: 'SPREAD', line: 2.5, odds: 1.909091 }],
  ['Over 228.5-110', { market: 'TOTAL', line: 228.5, odds: 1.909091 }],
  ['Hawks -2.5(-110)2u', { line: -2.5, odds: 1.909091, units: 2 }],
  ['Hawks -2.5 evens', { market: 'SPREAD', line: -2.5, odds: 2 }],
  ['Hawks even money', { market: 'MONEYLINE', odds: 2 }],
  ['Hawks ML@+145', { market: 'MONEYLINE', odds: 2.45 }],
  ['Hawks M.L. +145', { market: 'MONEYLINE', odds: 2.45 }],
  ['Hawks (ML)', { market: 'MONEYLINE' }],
  ['[Hawks ML]', { market: 'MONEYLINE' }],
  ["Hawks pick 'em -110", { market: 'SPREAD', line: 0, odds: 1.909091 }],
  ['Hawks ML 2u @ +145', { market: 'MONEYLINE', odds: 2.45, units: 2 }],
  ['Hawks -2.5 2u -110', { market: 'SPREAD', line: -2.5, odds: 1.909091, units: 2 }],
  ['Hawks -2.5 half unit', { market: 'SPREAD', line: -2.5, units: 0.5 }],
  ['Hawks -2.5 2u to win 3u', { market: 'SPREAD', line: -2.5, units: 2, odds: 2.5 }],
  ['Young over 27.5 points -115 2u', { market: null, odds: 1.869565, units: 2 }],
  ['Young 25+ points +120 0.5u', { market: null, odds: 2.2, units: 0.5 }],
  ['Young double double +300 @1u', { market: null, odds: 4, units: 1 }],
])('whatever stands close together, the bet is whole: %s', (pick, expected) => {
  const { picks, questions } = bet(pick);
  expect(questions).toEqual([]);
  expect(picks).toMatchObject([expected]);
});

test.each([
  ['Hawks -2.5 (1.91)', ['Hawks −2.5 at −110 (1.91)', 'Hawks −2.5', OPEN]],
  ['"Hawks ML 2,45"', ['Hawks ML at +145 (2.45)', 'Hawks ML', OPEN]],
  ['Hawks -2.5 10/11', ['Hawks −2.5 at −110 (1.91)', 'Hawks −2.5', OPEN]],
  ['Over 228.5 1.91', ['Over 228.5 at −110 (1.91)', 'Over 228.5', OPEN]],
])('what follows a bet and can be its price is offered as that: %s', (pick, choices) => {
  expect(asked({ ...GAME, pick })[0]?.[1]).toEqual(choices);
  const answers = [{ question: `pick:rest:${pick.replaceAll('"', '')}`, choice: 'priced' }];
  expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject([{ odds: expect.any(Number) }]);
});

test('a team with a number that is more often a price than a line', () => {
  const choices = ['+2.5', '−2.5', 'Moneyline at +150 (2.50)'];
  expect(asked({ ...GAME, pick: 'Hawks 2.50' })[0]?.[1]).toEqual(choices);
});

test('of two stakes none is that of the bet', () => {
  const pick = 'Hawks +2.5 (2u) & ML (0.5u)';
  const answers = [{ question: `pick:rest:${pick}`, choice: 'bet' }];
  expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject([{ line: 2.5, units: 1 }]);
});

test('a line with a comma stands once in the words of its bet', () => {
  expect(bet('"Hawks −0,75"').picks).toMatchObject([{ pick: 'Hawks −0,75', line: -0.75 }]);
});

test('a team that wins is its moneyline', () => {
  expect(asked({ ...GAME, pick: 'Hawks wins' })[0]?.[1]).toEqual(['Hawks ML', OPEN]);
});

test.each(['Hawks - 2u', 'Hawks – 2u', 'Hawks + 2u'])(
  'a stake behind a dash with blanks may be a line: %s',
  (pick) => expect(bet(pick)).toMatchObject({ picks: [], questions: [{ key: `pick:stake:${pick}` }] }),
);

test.each([
  ['Unter 228.5', 'Over 228.5'],
  ['undr 228.5', 'Over 228.5'],
  ['Plus de 228.5', 'Over 228.5'],
  ['+228.5', 'Over 228.5'],
  ['228.5+', 'Over 228.5'],
  ['Home', 'Suns ML'],
  ['2', 'Suns ML'],
  ['Dog', 'Suns ML'],
])('words that are a side in other words lose no market in silence: %s', (pick, first) => {
  expect(asked({ ...GAME, pick })[0]?.[1]?.[0]).toBe(first);
});

test.each(['Atlanta', 'Atlanta -110', 'Atlanta.'])('the place of a team is no name of it: %s', (pick) => {
  const game = { ...GAME, game: 'Phoenix Suns @ Atlanta Hawks', pick };
  expect(asked(game)[0]?.[1]?.slice(0, 2)).toEqual(['Phoenix Suns ML', 'Atlanta Hawks ML']);
});

test.each(['Young/Hawks ML', 'Hawks/Hawks'])('a team behind a slash is not passed over: %s', (pick) => {
  expect(bet(pick)).toMatchObject({ picks: [], questions: [{ key: `pick:team:${pick}` }] });
});

test.each(['Hawks?', 'Hawks ML?'])('a question is no pick: %s', (pick) => {
  expect(bet(pick)).toMatchObject({ picks: [], questions: [{ key: `pick:mark:${pick}` }] });
});

test('each choice of a spread that is named before its team is another bet', () => {
  const pick = 'Alt spread Hawks +7.5';
  expect(asked({ ...GAME, pick })[0]?.[1]).toEqual(['Suns +7.5', 'Hawks +7.5', OPEN]);
  const answers = [{ question: `pick:team:${pick}`, choice: 'one' }];
  expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject([{ pick: 'Suns +7.5', line: 7.5 }]);
});

test.each(['Tatum 25+ points', 'Hawks most rebounds', 'Young PRA 45.5'])(
  'a bet of a player is left open as before: %s',
  (pick) => expect(bet(pick)).toMatchObject({ questions: [], picks: [{ pick, market: null }] }),
);
