import { describe, expect, test } from '@jest/globals';
import type { League } from '#schema/rules/picks/leagues.ts';
import { readGameFile } from './game-file.ts';
import { teamKey } from './game-sides.ts';

const NOW = new Date('2026-11-24T17:00:00Z');

function scheduled(league: League, away: string, home: string, startsAt: string, id = `${away} ${startsAt}`) {
  return {
    ...{ ids: [id], league, away, home, startsAt: new Date(startsAt) },
    ...{ awayKeys: [teamKey(away)], homeKeys: [teamKey(home)] },
  };
}
const GAMES = [
  scheduled('NBA', 'Nuggets', 'Mavericks', '2026-11-25T00:30:00Z', 'nuggets'),
  scheduled('NBA', 'Suns', 'Hawks', '2026-11-25T00:30:00Z', 'csv NBA suns @ hawks 2026-11-24 1'),
  scheduled('NFL', 'Bears', 'Dolphins', '2026-11-29T18:00:00Z', 'bears'),
  scheduled('MLB', 'Mets', 'Braves', '2026-11-24T18:05:00Z', 'mets'),
];
const HEAD = 'league,game,day,time,book,market,line,one,two,away_score,home_score,id';
const read = (lines: string | readonly string[], answers: { question: string; choice: string }[] = []) =>
  readGameFile([HEAD, lines].flat().join('\n'), { now: NOW, teams: [], games: GAMES }, { answers });
const answered = (lines: string | readonly string[], choice: string) => {
  const [asked] = read(lines).questions;
  return read(lines, [{ question: asked?.key ?? '', choice }]);
};

describe('asked, and never taken in silence', () => {
  test.each([
    [
      'teams the other way round than in the schedule',
      'NBA,Mavericks @ Nuggets,2026-11-24,19:30',
      'The schedule has Nuggets @ Mavericks on Tue, Nov 24, 7:30 PM ET. Who is at home?',
      ['Nuggets @ Mavericks, as in the schedule', 'Mavericks @ Nuggets, a further game'],
    ],
    [
      'another start on a day on which the teams play once',
      'NBA,Suns @ Hawks,2026-11-24,21:30',
      'The schedule has Suns @ Hawks on Tue, Nov 24, 7:30 PM ET. Is this the same game?',
      ['The same game, now on Tue, Nov 24, 9:30 PM ET', 'Another game: both are played'],
    ],
    ...['Mets @ Braves,2026-11-24,16:05', 'Mets @ Braves G1,2026-11-24,16:05'].map(
      (line): [string, string, string, string[]] => [
        'a later game of a day on which there may be two, if the file does not say that it is the second',
        `MLB,${line}`,
        'The schedule has Mets @ Braves on Tue, Nov 24, 1:05 PM ET. Is this the same game?',
        ['The same game, now on Tue, Nov 24, 4:05 PM ET', 'Another game: both are played'],
      ],
    ),
    [
      'a football game again on the next day',
      'NFL,Bears @ Dolphins,2026-11-30,13:00',
      'The schedule has Bears @ Dolphins on Sun, Nov 29, 1:00 PM ET. Is this the same game?',
      ['The same game, now on Mon, Nov 30, 1:00 PM ET', 'Another game: both are played'],
    ],
    [
      'a football team that plays another one two days later',
      'NFL,Bears @ Packers,2026-12-01,13:00',
      'The schedule has Bears @ Dolphins on Sun, Nov 29, 1:00 PM ET. Are both played?',
      ['Another game: both are played'],
    ],
    [
      'teams of which nobody says who is at home',
      'NBA,Lakers vs Jazz,2026-11-24,19:30',
      'Who is at home, Lakers or Jazz?',
      ['Lakers @ Jazz', 'Jazz @ Lakers'],
    ],
  ])('%s', (_what, line, asks, labels) => {
    const { questions, problems, games } = read(line);
    expect([problems, games]).toEqual([[], []]);
    expect(questions.map((each) => [each.asks, each.choices.map(({ label }) => label)])).toEqual([
      [asks, labels],
    ]);
  });

  test('a football game of the file that comes again in it', () => {
    const lines = ['NFL,Jets @ Bills,2026-11-28,13:00', 'NFL,Jets @ Bills,2026-11-29,13:00'];
    expect(read(lines).questions).toMatchObject([
      { asks: 'A line above is Jets @ Bills on Sat, Nov 28, 1:00 PM ET. Are both played?', rows: [3] },
    ]);
    expect(answered(lines, 'another').games).toHaveLength(2);
  });
});

test('prices and scores stay with their teams where the schedule has them the other way round', () => {
  const lines = [
    'NBA,Mavericks @ Nuggets,2026-11-24,10:30 AM,Harbor,spread,+3.5,-110,-105,90,80',
    'NBA,Mavericks @ Nuggets,2026-11-24,10:30 AM,Harbor,total,220.5,-110,-105',
  ];
  const early = [scheduled('NBA', 'Nuggets', 'Mavericks', '2026-11-24T15:30:00Z', 'nuggets')];
  const world = { now: NOW, teams: [], games: early };
  const text = [HEAD, ...lines].join('\n');
  const [asked] = readGameFile(text, world).questions;
  const answers = [{ question: asked?.key ?? '', choice: 'schedule' }];
  expect(readGameFile(text, world, { answers }).games).toMatchObject([
    {
      ...{ id: 'nuggets', away: 'Nuggets', home: 'Mavericks', score: { away: 80, home: 90 } },
      quotes: [
        { market: 'SPREAD', line: -3.5, one: 1.952381, two: 1.909091 },
        { market: 'TOTAL', line: 220.5, one: 1.909091, two: 1.952381 },
      ],
    },
  ]);
});

test.each([
  ['market,line,one,two', ['spread,-2.5,-110,-105']],
  ['market,side,line,odds', ['spread,1,-2.5,-110', 'spread,2,+2.5,-105']],
  ['market,side,line,odds', ['spread,Mavericks,-2.5,-110', 'spread,away,+2.5,-105']],
  ['away_spread,away_spread_odds,home_spread_odds', ['+2.5,-105,-110']],
])('the team that is named first is side one, and away is the one of the schedule: %s', (names, prices) => {
  const lines = prices.map((each) => `NBA,Mavericks vs Nuggets,2026-11-24,19:30,Harbor,${each}`);
  const text = [`league,game,day,time,book,${names}`, ...lines].join('\n');
  const { games, questions, problems } = readGameFile(text, { now: NOW, teams: [], games: GAMES });
  expect([questions, problems]).toEqual([[], []]);
  expect(games).toMatchObject([
    { away: 'Nuggets', quotes: [{ market: 'SPREAD', line: 2.5, one: 1.952381, two: 1.909091 }] },
  ]);
});

test.each([
  ['moved', 'csv NBA suns @ hawks 2026-11-24 1'],
  ['another', 'csv NBA suns @ hawks 2026-11-24 1 9:30 PM ET'],
])('the answer %s makes the game %j', (choice, id) => {
  expect(answered('NBA,Suns @ Hawks,2026-11-24,21:30', choice).games).toMatchObject([{ id }]);
});

test.each([
  ['NBA,Mavericks vs Nuggets,2026-11-24,19:30', { id: 'nuggets', away: 'Nuggets' }],
  ['NBA,Nuggets vs Mavericks,2026-11-24,20:00', { id: 'nuggets', away: 'Nuggets' }],
  ['NBA,Nuggets @ Mavericks,2026-11-24,20:00', { id: 'nuggets', away: 'Nuggets' }],
  ['NBA,Nuggets @ Mavericks,2026-11-24,21:30,,,,,,,,nuggets', { id: 'nuggets' }],
  ['MLB,Mets @ Braves G1,2026-11-24,10:05 AM', { id: 'csv MLB mets @ braves 2026-11-24 1' }],
  ['MLB,Mets (2) @ Braves (2),2026-11-24,19:05', { id: 'csv MLB mets @ braves 2026-11-24 2', away: 'Mets' }],
  ['NFL,Bears @ Dolphins,2026-12-03,13:00', { id: 'csv NFL bears @ dolphins 2026-12-03 1' }],
])('%s is certain', (line, game) => {
  const { games, questions, problems } = read(line);
  expect([questions, problems]).toEqual([[], []]);
  expect(games).toMatchObject([game]);
});

test.each(['NBA,Suns (2) @ Hawks,2026-11-24,19:30', 'MLB,Mets @ Braves (3),2026-11-24,19:05'])(
  'a number that is none of a doubleheader is refused: %s',
  (line) => {
    expect(read(line).problems).toMatchObject([
      {
        column: 'game',
        reason: expect.stringMatching(/^says ".+ \((\d)\)"; write the team without \(\1\)$/),
      },
    ]);
  },
);

test('the zone of all lines is that of starts that name none', () => {
  const text =
    'league,game,day,time\nNBA,Jazz @ Kings,2026-11-24,6:30 PM\nNBA,Bulls @ Nets,2026-11-24,7:30 PM ET';
  const columns = [{ column: '', of: 'zone', value: 'CT' }];
  const { games, problems } = readGameFile(text, { now: NOW, teams: [], games: [] }, { columns });
  expect(problems).toEqual([]);
  expect(games.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-11-25T00:30:00.000Z',
    '2026-11-25T00:30:00.000Z',
  ]);
});
