import { expect, test } from '@jest/globals';
import { readGameFile } from './game-file.ts';

const read = (names: string, cells: string) => {
  const text = `league,away,home,day,time,book,${names}\nNBA,A,B,2026-12-02,19:30,Harbor,${cells}`;
  const { games, problems } = readGameFile(text, {
    now: new Date('2026-11-29T18:00:00Z'),
    teams: [],
    games: [],
  });
  return { quotes: games.flatMap(({ quotes }) => quotes), says: problems.map(({ reason }) => reason) };
};

test.each([
  [
    'over_odds,under_odds',
    'u220.5 -115,o220.5 -105',
    [
      'says "u220.5 -115", which is the under; write o48.5 -110',
      'says "o220.5 -105", which is the over; write u48.5 -110',
    ],
  ],
  ['side,line,odds', 'over,u220.5,-110', ['says "u220.5" beside the odds of the over; write o48.5 or 48.5']],
  [
    'market,side,line,odds',
    'total,under,o220.5,-110',
    ['says "o220.5" beside the odds of the under; write u48.5 or 48.5'],
  ],
  [
    'market,line,one,two',
    'total,u220.5,-115,-105',
    ['says "u220.5" beside the odds of the over; write o48.5 or 48.5'],
  ],
])('an under in the place of the over is refused: %s with %s', (names, cells, says) => {
  expect(read(names, cells)).toEqual({ quotes: [], says });
});

test.each([
  ['over_odds,under_odds', 'o220.5 -115,u220.5 -105'],
  ['market,line,one,two', 'total,o220.5,-115,-105'],
])('and each in its own is read: %s', (names, cells) => {
  expect(read(names, cells)).toMatchObject({
    says: [],
    quotes: [{ line: 220.5, one: 1.869565, two: 1.952381 }],
  });
});
