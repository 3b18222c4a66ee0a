import { expect, test } from '@jest/globals';
import { line, read } from '#schema/testing/pasted-line.ts';

const GAME = 'NBA,Plus,Celtics @ Lakers,7:30 PM,Celtics -3.5,-110';
const HEADER = 'sport,tier,game,time,pick,odds';
/** A sheet with a column of notes, and one that is left unread. */
const sheet = (name: string, cell: string) =>
  [
    `${HEADER},details,${name}`,
    `${GAME},Why,"${cell}"`,
    `${GAME.replace('Celtics -3.5', 'Lakers ML')},Why,`,
  ].join('\n');

test.each([
  'cancelled',
  'NO BET - line moved',
  'lean only',
  'Void',
  'Pass.',
  'DO NOT PLAY',
  'Off the board',
  'Scratch',
])('a note that may say that there is no bet is asked about: %s', (note) => {
  const { picks, questions } = read(line({ details: note }));
  expect(picks).toEqual([]);
  expect(questions).toMatchObject([{ key: `details:no-bet:${note}` }]);
  const answers = [{ question: `details:no-bet:${note}`, choice: 'written' }];
  expect(read(line({ details: note }), { answers }).picks).toMatchObject([{ line: -3.5 }]);
});

test.each(['1st half only', 'Parlay with Heat ML', 'Fade', 'Live at halftime'])(
  'and so is one that may change the bet: %s',
  (note) => {
    expect(read(line({ details: note })).picks).toEqual([]);
    const answers = [{ question: `details:note:${note}`, choice: 'prop' }];
    expect(read(line({ details: note }), { answers }).picks).toMatchObject([{ market: 'PROP', line: null }]);
  },
);

test.each([
  'Rested and at home, and they cover in most of their first halves this season',
  'Pass defense is bad',
  'Tail or fade',
  'They void every big spot',
  'Good spot',
])('an analysis is none: %s', (details) => {
  expect(read(line({ details })).questions).toEqual([]);
});

test.each([
  ['Status', 'Void'],
  ['Bet/Fade', 'Fade'],
  ['Scope of it', '1H'],
])('the same in a column that is left unread: %s', (name, cell) => {
  const columns = [{ column: name, of: null }];
  const { picks, questions } = read(sheet(name, cell), { columns });
  expect(picks).toMatchObject([{ pick: 'Lakers ML' }]);
  expect(questions).toMatchObject([{ column: name, cell, rows: [2] }]);
});

test('a column of legs is asked about once', () => {
  const legs = [`${HEADER},details,Leg`, `${GAME},Why,1`, `${GAME.replace('-3.5', '-4.5')},Why,2`].join('\n');
  const { picks, questions } = read(legs, { columns: [{ column: 'Leg', of: null }] });
  expect([picks, questions]).toMatchObject([[], [{ column: 'Leg', rows: [2, 3] }]]);
});

test.each(['❌ Celtics -3.5', '🚫 Celtics -3.5', 'Celtics -3.5 ✅', '⛔️ Celtics -3.5'])(
  'a mark beside the bet is asked about: %s',
  (pick) => {
    const { picks, questions } = read(line({ pick }));
    expect([picks, questions]).toMatchObject([[], [{ key: `pick:mark:${pick}` }]]);
    const answers = [{ question: `pick:mark:${pick}`, choice: 'bet' }];
    expect(read(line({ pick }), { answers }).picks).toMatchObject([{ pick: 'Celtics -3.5', line: -3.5 }]);
  },
);
