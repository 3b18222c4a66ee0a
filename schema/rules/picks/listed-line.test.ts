import { expect, test } from '@jest/globals';
import { asked, line, read } from '#schema/testing/pasted-line.ts';

const LISTING = [
  'sport,tier,away,home,time,line,pick,odds,details',
  'NBA,Plus,Celtics,Lakers,7:30 PM,+3.5,Celtics,-110,Why',
  'NBA,Plus,Bulls,Heat,7:30 PM,-4.5,Heat,-110,Why',
].join('\n');
const answered = (choice: string) =>
  read(LISTING, { answers: [{ question: 'line:whose:line', choice }] }).picks.map(({ pick, line }) => [
    pick,
    line,
  ]);

test('also with its price behind it, and of a spread that names no line', () => {
  const text = LISTING.replace('+3.5,Celtics,-110', '-2.5 -115,Lakers ATS,')
    .split('\n')
    .slice(0, 2)
    .join('\n');
  const answers = [{ question: 'line:whose:line', choice: 'one' }];
  expect(read(text, { answers }).picks).toMatchObject([{ line: 2.5, odds: 1.869565 }]);
});

test('whose the line of a listing is, is asked once', () => {
  const { picks, questions } = read(LISTING);
  expect([picks, questions]).toMatchObject([[], [{ key: 'line:whose:line', rows: [2, 3] }]]);
});

test.each([
  ['pick', 3.5, -4.5],
  ['one', 3.5, 4.5],
  ['two', -3.5, -4.5],
])('and each pick has it from its own side: %s', (choice, first, second) => {
  const text = (points: number) => (points > 0 ? `+${points}` : `${points}`);
  expect(answered(choice)).toEqual([
    [`Celtics ${text(first)}`, first],
    [`Heat ${text(second)}`, second],
  ]);
});

test.each([
  ['a line behind the pick', 'sport,tier,game,time,pick,line,odds,details', 'Celtics,-3.5'],
  ['words with a line of their own', 'sport,tier,game,time,line,pick,odds,details', '-3.5,Celtics -3.5'],
])('%s asks nothing', (_what, header, cells) => {
  const { picks, questions } = read(`${header}\nNBA,Plus,Celtics @ Lakers,7:30 PM,${cells},-110,Why`);
  expect([picks, questions]).toMatchObject([[{ line: -3.5 }], []]);
});

test('an over beside a spread is refused, and says how a total is written', () => {
  const { picks, problems } = read(
    LISTING.replace('+3.5,Celtics', '-3.5,Over').split('\n').slice(0, 2).join('\n'),
  );
  expect(picks).toEqual([]);
  expect(problems).toMatchObject([
    { column: 'line', reason: 'says "-3.5"; a total is above 0 and has no sign; write 48.5' },
  ]);
});

test('a bare number among American odds is asked about, and one among decimals is not', () => {
  const text = (...odds: string[]) =>
    [
      'sport,tier,game,time,pick,odds,details',
      ...odds.map((each, at) => `NBA,Plus,Celtics @ Lakers,7:3${at} PM,Celtics ML,${each},Why`),
    ].join('\n');
  const { picks, questions } = read(text('-110', '7'));
  expect(picks).toHaveLength(1);
  expect(questions).toMatchObject([{ key: 'odds:bare:7', choices: [{ label: 'Decimal 7.00 (+600)' }] }]);
  expect(read(text('1.91', '7')).questions).toEqual([]);
});

test.each([
  ['Celtics -3.5', '+350', true],
  ['Over 220.5', '-900', true],
  ['Celtics -3.5', '+150', false],
  ['Celtics ML', '+350', false],
])('the price of %s at %s is asked about: %s', (pick, odds, isAsked) => {
  expect(asked({ pick, odds })).toHaveLength(isAsked ? 1 : 0);
});

test.each([
  ['total', { pick: 'Over 226.5', market: 'TOTAL', line: 226.5 }],
  ['none', { pick: 'Over', line: null }],
])('the total that the game names is asked about: %s', (choice, expected) => {
  const given = { game: 'Celtics (-3.5) @ Lakers (226.5)', pick: 'Over' };
  expect(asked(given)).toEqual([
    ['The game names a total. Is Over 226.5 meant?', ['Over 226.5', 'Over without a line']],
  ]);
  const key = 'pick:named-line:Celtics (-3.5) @ Lakers (226.5) / Over';
  const answers = [
    { question: key, choice },
    { question: 'pick:line:Over', choice: 'none' },
  ];
  expect(read(line(given), { answers }).picks).toMatchObject([expected]);
});
