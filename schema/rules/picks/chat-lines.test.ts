import { expect, test } from '@jest/globals';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import { parsePastedPicks } from './pasted-picks.ts';

const game = (league: ScheduledGame['league'], away: string, home: string, time: string): ScheduledGame => ({
  ...{ league, date: '2026-11-29', time },
  ...{ awayKeys: [away.toLowerCase()], homeKeys: [home.toLowerCase()] },
});
const GAMES = [
  game('NFL', 'Chargers', 'Rams', '20:20'),
  game('NFL', 'Seahawks', 'Eagles', '16:25'),
  game('NBA', 'Bulls', 'Clippers', '19:00'),
  game('NHL', 'Avs', 'Isles', '19:30'),
];

const FOR_ALL = { details: 'Why', tier: 'Plus', time: '7:30 PM' };

function read(lines: readonly string[], forAll: Record<string, string> = { details: 'Why' }) {
  const reader = new SheetReader([]);
  const columns = Object.entries(forAll).map(([of, value]) => ({ column: '', of, value }));
  const sheet = parsePastedPicks(lines.join('\n'), { day: '2026-11-29', reader, columns, games: GAMES });
  return { ...sheet, problems: reader.problems, questions: reader.questions };
}

test('a line of a chat is league, game, bet, odds, stake and tier', () => {
  const { picks, problems, questions } = read([
    'NBA Bulls @ Clippers over 226.5 -110 1u premium',
    'NFL Seahawks @ Eagles Seahawks -4.5 (-105) 1.5u VIP',
  ]);
  expect([problems, questions]).toEqual([[], []]);
  expect(picks).toMatchObject([
    {
      sport: 'NBA',
      tier: 'PREMIUM',
      teamTwo: 'Clippers',
      market: 'TOTAL',
      line: 226.5,
      units: 1,
      time: '19:00',
    },
    {
      sport: 'NFL',
      tier: 'VIP',
      teamTwo: 'Eagles',
      market: 'SPREAD',
      line: -4.5,
      odds: 1.952381,
      units: 1.5,
    },
  ]);
});

test('a league above lines is theirs; words without a number are left out by name', () => {
  const { picks, leftOut, problems } = read(
    ['🏈 NFL', 'Chargers/Rams over 47 -110 (2u)', '🏒 **NHL**', 'Avs/Isles u5.5 +100 1u', 'BOL everyone 🤝'],
    { details: 'Why', tier: 'Plus' },
  );
  expect(problems).toEqual([]);
  expect(picks.map(({ sport, market, line, units }) => [sport, market, line, units])).toEqual([
    ['NFL', 'TOTAL', 47, 2],
    ['NHL', 'TOTAL', 5.5, 1],
  ]);
  expect(leftOut).toMatchObject([{ row: 5 }]);
});

test('a line that names no game, or a line of either team, is never guessed', () => {
  const { picks, problems } = read([
    'NFL Seahawks -4.5 -105 1u vip',
    'NFL Chargers @ Rams -3 -110 1u vip',
    'NBA Bulls @ Clippers over 226.5 -110 1u vip',
  ]);
  expect(problems).toEqual(
    [1, 2].map((row) => ({ row, column: null, reason: expect.stringMatching(/^write game and bet, as in/) })),
  );
  expect(picks).toMatchObject([{ row: 3 }]);
});

test('a column of games alone is no chat, and a sheet with cells stays one', () => {
  const { columns } = read(['Date,Matchup', '11/29,Bulls @ Clippers'], {});
  expect(columns.map(({ column }) => column)).toEqual(['Date', 'Matchup']);
});

test.each([
  ['NBA Suns vs Hawks OVER 228.5 (-105) | 3U', { market: 'TOTAL', line: 228.5, odds: 1.952381, units: 3 }],
  ['NBA: Suns @ Hawks: Hawks -2.5 -110', { teamOne: 'Suns', teamTwo: 'Hawks', pick: 'Hawks -2.5' }],
  ['NBA - Suns @ Hawks - Hawks ML', { teamOne: 'Suns', teamTwo: 'Hawks', market: 'MONEYLINE' }],
  ['• NBA Suns @ Hawks — Over 228.5 (-105) — 1u', { market: 'TOTAL', odds: 1.952381, units: 1 }],
  ['MLB Mets @ Braves G2 Braves ML -130 2u', { teamTwo: 'Braves', gameNumber: 2, market: 'MONEYLINE' }],
])('what stands between the parts of a line is none of them: %s', (said, pick) => {
  const { picks, questions, problems } = read([said], FOR_ALL);
  expect([questions, problems]).toEqual([[], []]);
  expect(picks).toMatchObject([pick]);
});

test('commas in other lines make no sheet of a chat', () => {
  const { picks, problems } = read(['Good luck, all', 'NBA Suns @ Hawks Hawks -2.5 -110 1u'], FOR_ALL);
  expect(problems).toEqual([]);
  expect(picks).toMatchObject([{ teamTwo: 'Hawks', line: -2.5 }]);
});

test.each([
  ['NHL Leafs @ Boston Bruins Boston over 5.5 -110', 'pick:rest:Boston over 5.5'],
  ['NBA Trail Blazers @ Hawks Blazers over 110.5', 'pick:part:Blazers over 110.5'],
  ['NBA Chicago Bulls @ Hawks Bulls over 108.5', 'pick:part:Bulls over 108.5'],
  ['NBA Chicago Bulls @ Hawks Chicago under 108.5', null],
  ['NHL Leafs @ Bruins Toronto over 3.5', 'pick:rest:Toronto over 3.5'],
  ['NBA Bulls @ Celtics Chicago over 108.5', null],
])('a team’s points are no total of the game, whichever words of its name are said: %s', (said, key) => {
  const { picks, questions, problems } = read([said], FOR_ALL);
  expect(problems).toEqual([]);
  expect(questions.map((each) => each.key)).toEqual(key ? [key] : []);
  expect(picks.map(({ market }) => market)).toEqual(key ? [] : [null]);
});

test.each([
  ['NBA Suns @ Golden State over 228.5', 'Golden State'],
  ['NCAAF Ohio @ Penn State over 48.5', 'Penn State'],
  ['NCAAB Duke @ Loyola Chicago over 140.5', 'Loyola Chicago'],
  ['NBA Lakers@LA Clippers over 228.5', 'LA Clippers'],
])('and a home team of several words keeps them: %s', (said, teamTwo) => {
  expect(read([said], FOR_ALL)).toMatchObject({ questions: [], picks: [{ teamTwo, market: 'TOTAL' }] });
});

test('a part of the game and one team’s points stay with the bet', () => {
  const { picks, questions } = read([
    'MLB Mets @ Braves F5 over 4.5 -110 1u vip',
    'NHL Leafs @ Bruins Bruins over 3.5 -110 1u vip',
    'NBA Lakers @ Clippers Clippers tt over 110.5 -110 1u vip',
  ]);
  expect(picks).toEqual([]);
  expect(questions.map(({ key }) => key)).toEqual([
    'pick:part:over 4.5 F5',
    'pick:part:Bruins over 3.5',
    'pick:part:Clippers tt over 110.5',
  ]);
});

test('a post may have the game above its bets, and a day or a count in its heading', () => {
  const { picks, problems, leftOut } = read(
    [
      '🔥 NBA CARD 11/29 🔥',
      'NBA',
      '3 plays tonight',
      'Bulls @ Clippers',
      'Bulls +4.5 (-110) 2u',
      'Over 226.5 -105 1u',
    ],
    FOR_ALL,
  );
  expect(problems).toEqual([]);
  expect(picks).toMatchObject([
    { teamOne: 'Bulls', teamTwo: 'Clippers', market: 'SPREAD', line: 4.5, units: 2 },
    { teamOne: 'Bulls', teamTwo: 'Clippers', market: 'TOTAL', line: 226.5, units: 1 },
  ]);
  expect(leftOut.map(({ row }) => row)).toEqual([1, 3]);
});

test('a heading with a number that changes its bets says so', () => {
  const { problems } = read(['1H plays', 'NBA Bulls @ Clippers Bulls +1.5 -110'], FOR_ALL);
  expect(problems).toMatchObject([
    { row: 1, reason: expect.stringContaining('may change how other lines are meant') },
  ]);
});

test('marks of a post stay with its bet', () => {
  const { picks, questions } = read(['NBA Bulls @ Clippers over 226.5 -110 1u ❌'], FOR_ALL);
  expect([picks, questions]).toMatchObject([[], [{ key: 'pick:mark:over 226.5 ❌' }]]);
});

test.each([
  ['1) NBA Bulls @ Clippers Bulls +4.5 -110 1u', { teamOne: 'Bulls', line: 4.5, units: 1 }],
  ['#2 NBA Bulls @ Clippers over 226.5 -110 1u', { market: 'TOTAL', line: 226.5 }],
  ['NBA Bulls @ Clippers Bulls +4.5 -110 | 2 units', { line: 4.5, odds: 1.909091, units: 2 }],
  ['NBA Bulls @ Clippers Bulls +4.5 -110 [3u]', { line: 4.5, odds: 1.909091, units: 3 }],
  ['NBA Bulls @ Clippers Bulls +4.5 -110 2u to win 1.82u', { line: 4.5, odds: 1.909091, units: 2 }],
  ['NBA Bulls @ Clippers over 226.5 risk 2u to win 3u', { line: 226.5, odds: 2.5, units: 2 }],
])('numbers of a list, brackets and what is won are read: %s', (said, pick) => {
  const { picks, questions, problems } = read([said], FOR_ALL);
  expect([questions, problems]).toEqual([[], []]);
  expect(picks).toMatchObject([pick]);
});

test.each([
  ['NBA Bulls @ Clippers Clippers - 2u', 'pick:stake:Clippers - 2u'],
  ['NBA Bulls vs Clippers: Clippers +3.5 (1.91) 2u', 'pick:rest:Clippers +3.5 (1.91)'],
  ['NBA Bulls @ Clippers Clippers -5 live -110 1u', 'pick:rest:Clippers -5 live'],
  ['NBA Bulls @ Clippers Clippers +2 alt line -140 1u', 'pick:rest:Clippers +2 alt line'],
])('a bet with more words is asked about and not refused: %s', (said, key) => {
  const { questions, problems } = read([said], FOR_ALL);
  expect([questions.map((each) => each.key).slice(-1), problems]).toEqual([[key], []]);
});

test('a bet without its game is shown with one', () => {
  expect(read(['NBA Bulls @ Clippers Bulls ML', 'NFL: Rams -3 -110 2u'], FOR_ALL).problems).toEqual([
    { row: 2, column: null, reason: 'write game and bet, as in NFL Away @ Home Rams -3 -110 2u' },
  ]);
});

test('a slip names the game below its bet: no bet is of the game above it', () => {
  const slip = ['NBA', 'Bulls +4.5 -110', 'Bulls @ Clippers', 'Over 228.5 -110', 'Suns @ Hawks'];
  const { picks, problems } = read(slip, FOR_ALL);
  expect(picks).toEqual([]);
  expect(problems.map(({ row }) => row)).toEqual([2, 4]);
});
