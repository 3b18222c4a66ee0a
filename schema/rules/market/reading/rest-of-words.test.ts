import { expect, test } from '@jest/globals';
import { asked, line, read } from '#schema/testing/pasted-line.ts';

const GAME = { game: 'Suns @ Hawks', odds: '' };

test.each([
  ['Hawks -9.5 alt', ['Hawks −9.5']],
  ['Hawks -2.5 live', ['Hawks −2.5']],
  ['Hawks -2.5 or better', ['Hawks −2.5']],
  ["Hawks -3'", ['Hawks −3']],
  ['Hawks ML 1.91', ['Hawks ML at −110 (1.91)', 'Hawks ML']],
  ['Hawks -2.5 -105 -110', ['Hawks −2.5 −105']],
  ['ATL -2.5 DK', ['ATL −2.5']],
  ['Hawks minus 2.5', []],
  ['Hawks ML*', ['Hawks ML']],
  ['Hawks ML W', ['Hawks ML']],
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

test.each([
  ['Over 228.5 or better', 'Over 228.5'],
  ['u228.5 up to -115', 'u228.5'],
  ['Over 228.5+', 'Over 228.5'],
  ['Over 228.5/229', 'Over 228.5'],
])('a total with more words than its own is asked about: %s', (pick, bet) => {
  expect(asked({ ...GAME, pick })).toEqual([
    [`“${pick}” says more than a total. What is the bet?`, [bet, 'No market: its result is entered by hand']],
  ]);
});

test.each(['228.5', 'Total 228.5', 'o/u 228.5', 'over/under 228.5'])(
  'a total without a side is asked about, also where a cell has its line: %s',
  (pick) => {
    const answers = [{ question: `pick:side:${pick}`, choice: 'two' }];
    const under = [{ pick: 'Under 228.5', market: 'TOTAL', line: 228.5 }];
    expect(read(line({ ...GAME, pick }))).toMatchObject({
      picks: [],
      questions: [{ asks: expect.stringContaining('neither over nor under') }],
    });
    expect(read(line({ ...GAME, pick }), { answers }).picks).toMatchObject(under);
    expect(asked({ ...GAME, pick: 'Total', line: '228.5' })).toHaveLength(1);
  },
);

test.each([
  ['228.5o', 'Over 228.5'],
  ['228.5u -110', 'Under 228.5'],
  ['total 228½o', 'Over 228.5'],
  ['228.5U', 'Under 228.5'],
  ['228.5 O', 'Over 228.5'],
  ['Ov 228.5', 'Over 228.5'],
  ['UN 228.5', 'Under 228.5'],
  ['Unders: 228.5', 'Under 228.5'],
])('a side behind its number is certain: %s', (pick, words) => {
  expect(read(line({ ...GAME, pick }))).toMatchObject({
    questions: [],
    picks: [{ pick: expect.stringContaining(words), market: 'TOTAL', line: 228.5 }],
  });
});

test.each([
  ['-2.5', 'Hawks −2.5'],
  ['(+2.5)', 'Hawks +2.5'],
  ['ML', 'Hawks ML'],
])('a market without its team is asked about: %s', (pick, second) => {
  const [[asks, choices] = []] = asked({ ...GAME, pick });
  expect([asks, choices?.[1]]).toEqual([
    `“${pick}” names neither team of the game. Which bet is meant?`,
    second,
  ]);
});

test.each(['Hawks to cover', 'Suns getting the points', 'Hawks minus the points'])(
  'words of a spread without its line: %s',
  (pick) =>
    expect(asked({ ...GAME, pick })[0]?.[0]).toBe(`“${pick}” is a spread without a line. What is meant?`),
);

test('a price without a blank before its bracket', () => {
  expect(read(line({ ...GAME, pick: 'Hawks -2.5(-105)' })).picks).toMatchObject([
    { market: 'SPREAD', line: -2.5, odds: 1.952381 },
  ]);
});

test.each([
  'Pass',
  'No play',
  'VOID - Hawks -2.5',
  'Hawks ML (cancelled)',
  'PASS - no value',
  'lean Over 228.5',
  'Hawks -2.5 (no bet)',
  'Skip',
])('words that are no bet are no pick: %s', (pick) => {
  const { picks, problems } = read(line({ ...GAME, pick }));
  expect([picks, problems]).toEqual([
    [],
    [{ row: 2, column: 'pick', reason: `says "${pick}"; it is no bet, so leave this line out` }],
  ]);
});

test('nor is a stake alone; and what only sounds like it is one', () => {
  expect(read(line({ ...GAME, pick: '5u' })).problems).toMatchObject([
    { reason: 'says "5u"; it may be a stake; write the bet, as in Under 5.5' },
  ]);
  expect(read(line({ ...GAME, pick: 'Pass yards over 250.5 Young' })).problems).toEqual([]);
});

test.each([
  'Over two twenty one',
  'Over 3u',
  'Hawks lose',
  'Hawks by double digits',
  'Hawks by a lot',
  'Under all day 228.5',
  'Unders',
  'Hawks winner',
])('words that lose their market are asked about: %s', (pick) =>
  expect(asked({ ...GAME, pick })).toHaveLength(1),
);

test('a draw without a bet is a bet, and the final score does not decide it', () => {
  expect(read(line({ ...GAME, pick: 'Hawks Draw No Bet' }))).toMatchObject({
    ...{ picks: [], problems: [] },
    questions: [{ key: 'pick:part:Hawks Draw No Bet' }],
  });
});

test.each(['Straight', 'Single bet'])('a market of %s leaves it to the words', (market) => {
  expect(read(line({ ...GAME, pick: 'Hawks -2.5', market })).picks).toMatchObject([
    { market: 'SPREAD', line: -2.5 },
  ]);
});

test('a remark in brackets behind a team is asked about where the schedule has no team to say it', () => {
  const { picks, questions } = read(line({ game: 'Celtics @ Lakers (London)' }));
  expect([picks, questions]).toMatchObject([[], [{ choices: [{ label: 'No: Lakers' }, {}] }]]);
  expect(read(line({ game: 'Miami (OH) @ Lakers', pick: 'Lakers -3' })).questions).toEqual([]);
});

test('a market of a player is a prop', () => {
  const player = { ...GAME, pick: 'Young over 27.5 points', market: 'Player Points' };
  expect(read(line(player)).picks).toMatchObject([{ market: 'PROP' }]);
});
