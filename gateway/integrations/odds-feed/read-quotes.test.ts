import { expect, test } from '@jest/globals';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import { quotesOf } from './read-quotes.ts';

const AT = new Date('2031-11-20T17:00:00Z');
const GAME = { away: 'Boston Bruins', home: 'New York Rangers' };
const TWO = [
  { name: GAME.away, price: 105 },
  { name: GAME.home, price: -125 },
];

function read(key: string, outcomes: readonly object[]) {
  const faults: FeedFault[] = [];
  const market = { key, outcomes };
  const book = { key: 'harbor', title: 'Harbor', last_update: AT.toISOString(), markets: [market] };
  const game = { ...GAME, id: 'g', startsAt: AT };
  const asked = { sport: 'icehockey_nhl', at: AT };
  return { quotes: quotesOf(book, { game, asked, drop: (fault) => faults.push(fault) }), faults };
}

test('a moneyline has two ways', () => {
  expect(read('h2h', TWO)).toMatchObject({
    faults: [],
    quotes: [{ market: 'MONEYLINE', one: 2.05, two: 1.8 }],
  });
});

test('prices beside that of a draw are of regulation time: they are counted, and no moneyline', () => {
  expect(read('h2h', [...TWO, { name: 'Draw', price: 320 }])).toEqual({ faults: ['MARKET'], quotes: [] });
  expect(read('h2h_3_way', [...TWO, { name: 'Draw', price: 320 }])).toEqual({ faults: [], quotes: [] });
});
