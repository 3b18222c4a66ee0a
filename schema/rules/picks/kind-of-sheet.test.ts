import { expect, test } from '@jest/globals';
import { readGameFile } from '#schema/rules/market/game-file.ts';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from './pasted-picks.ts';
import { priceSheet } from './price-file.ts';

const FILES = {
  picks:
    'sport,tier,game,date,time,pick,odds,units,details\nNBA,Plus,Celtics @ Heat,12/2/26,7:30 PM,Celtics ML,-110,1,Why',
  games:
    'league,away,home,day,time,book,away_ml,home_ml\nNBA,Celtics,Heat,2026-12-02,19:30,Harbor Book,-110,-110',
  prices: 'pick,moment,book,line,odds,odds_other\npick_0123456789abcdef,CLOSE,Harbor Book,-3.5,-110,-110',
  tracker: 'Date,Away,Home,Bet,Price\n12/2/26,Celtics,Heat,Celtics ML,-110',
};
const DOORS: Record<string, (text: string) => { reason: string }[]> = {
  picks: (text) => {
    const reader = new SheetReader([]);
    parsePastedPicks(text, { day: '2026-12-02', reader });
    return reader.problems;
  },
  games: (text) =>
    readGameFile(text, { now: new Date('2026-12-02T17:00:00Z'), teams: [], games: [] }).problems,
  prices: (text) => priceSheet(text, {}).problems,
};
const says = (door: string, text: string) => DOORS[door]?.(text).map(({ reason }) => reason);

test.each([
  ['picks', 'games', 'looks like a file of games; bring it in with Import Games'],
  ['picks', 'prices', 'looks like a file of prices and scores of picks; bring it in with Import Odds'],
  ['games', 'picks', 'looks like a file of picks; bring it in with Paste Picks'],
  ['games', 'prices', 'looks like a file of prices and scores of picks; bring it in with Import Odds'],
  ['prices', 'picks', 'looks like a file of picks; bring it in with Paste Picks'],
  ['prices', 'games', 'looks like a file of games; bring it in with Import Games'],
] as const)('the door of %s says that a file of %s is one', (door, file, sentence) => {
  expect(says(door, FILES[file])).toEqual([sentence]);
  expect(says(file, FILES[file])).toEqual([]);
});

test('a tracker with days and teams is matched by its columns', () => {
  expect(says('picks', FILES.tracker)).toEqual([expect.stringMatching(/^has the columns "Bet"/)]);
});

test.each(['picks', 'games', 'prices'])(
  'what holds no table has one short sentence in the door of %s',
  (door) => {
    expect(says(door, '')).toEqual(['is empty; fill it in, or choose another file']);
    for (const word of ['null', '[]', 'picks.csv'])
      expect(says(door, word)).toEqual([
        `holds only "${word}"; choose the sheet, with a line that names its columns and a line for each row`,
      ]);
  },
);
