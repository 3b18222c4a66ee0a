import { expect, test } from '@jest/globals';
import { clumsyProvider, type Given } from '#gateway/testing/clumsy-provider.ts';
import type { FeedFault, FeedKind } from '#schema/rules/market/feed-names.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

const world = clumsyProvider();
const { at, rows, game, book, answer, task, kept } = world;

type Case = [name: string, kind: FeedKind, bad: () => Given[], faults: Partial<Record<FeedFault, number>>];
const NUL = '\u0000';
const HALF = '\ud83c';

/** A book with a price for the visitors of a game. */
function moneyline(price: number): Given {
  const outcomes = [
    { name: 'two-prices visitors', price },
    { name: 'two-prices hosts', price: 120 },
  ];
  return book({ markets: [{ key: 'h2h', outcomes }] });
}

/** Each beside a good game. */
const CASES: Case[] = [
  ['the same new id twice', 'EVENTS', () => [game('new'), game('new')], { TWICE: 1 }],
  [
    'a new id with two starts',
    'EVENTS',
    () => [game('torn'), game('torn', { commence_time: at(12 * HOUR) })],
    { TWICE: 2 },
  ],
  [
    'a known id with two starts',
    'EVENTS',
    () => [game('to-come'), game('to-come', { commence_time: at(12 * HOUR) })],
    { TWICE: 2 },
  ],
  ['NUL in a team', 'EVENTS', () => [game('nul', { home_team: `Nul${NUL}` })], { TEAM: 1 }],
  ['half a surrogate in a team', 'EVENTS', () => [game('half', { away_team: `Half ${HALF}` })], { TEAM: 1 }],
  ['NUL in an id', 'EVENTS', () => [game(`id${NUL}`)], { GAME: 1 }],
  ['half a surrogate in an id', 'EVENTS', () => [game(`id${HALF}`)], { GAME: 1 }],
  [
    'a name that folds to more than 80',
    'EVENTS',
    () => [game('long', { home_team: '\ufdfa'.repeat(70) })],
    { TEAM: 1 },
  ],
  ['a name of ampersands', 'EVENTS', () => [game('and', { home_team: '&'.repeat(60) })], { TEAM: 1 }],
  ['a name that folds to nothing', 'EVENTS', () => [game('signs', { home_team: '★ ★' })], { TEAM: 1 }],
  [
    'a team that plays itself',
    'EVENTS',
    () => [game('self', { home_team: 'Self', away_team: 'SELF' })],
    { TEAM: 1 },
  ],
  ['year 0000', 'EVENTS', () => [game('zero', { commence_time: '0000-01-01T00:00:00Z' })], { START: 1 }],
  ['year 9999', 'EVENTS', () => [game('late', { commence_time: '9999-12-31T23:59:59Z' })], { START: 1 }],
  [
    'a start without an offset',
    'EVENTS',
    () => [game('bare', { commence_time: '2031-11-20T20:00:00' })],
    { START: 1 },
  ],
  [
    'a new game of last month',
    'EVENTS',
    () => [game('old', { commence_time: at(-700 * HOUR) })],
    { START: 1 },
  ],
  ['an id that another league has', 'EVENTS', () => [game('nhl')], { TAKEN: 1 }],
  ['another league’s key', 'EVENTS', () => [game('puck', { sport_key: 'icehockey_nhl' })], { LEAGUE: 1 }],
  ['no key at all', 'EVENTS', () => [game('keyless', { sport_key: undefined })], { LEAGUE: 1 }],
  ['a number', 'EVENTS', () => [7 as unknown as Given], { GAME: 1 }],
  [
    'NUL in a book',
    'ODDS',
    () => [game('book-nul', { bookmakers: [book({ title: `H${NUL}` })] })],
    { BOOK: 1 },
  ],
  [
    'half a surrogate in a book',
    'ODDS',
    () => [game('book-half', { bookmakers: [book({ key: HALF })] })],
    { BOOK: 1 },
  ],
  [
    'a book that was seen in 2033',
    'ODDS',
    () => [game('future', { bookmakers: [book({ last_update: '2033-01-01T00:00:00Z' })] })],
    { FUTURE: 1 },
  ],
  [
    'a book that was seen in year 0',
    'ODDS',
    () => [game('past', { bookmakers: [book({ last_update: '0000-01-01T00:00:00Z' })] })],
    { BOOK: 1 },
  ],
  [
    'a market with the name of what every object has',
    'ODDS',
    () => [game('proto', { bookmakers: [book({ markets: [{ key: 'constructor', outcomes: [] }] })] })],
    {},
  ],
  [
    'a price that is no whole number',
    'ODDS',
    () => [
      game('half-price', {
        bookmakers: [book({ markets: [{ key: 'h2h', outcomes: [{ name: 'a', price: 1.5 }] }] })],
      }),
    ],
    { MARKET: 1 },
  ],
  [
    'a book that is listed twice with two prices',
    'ODDS',
    () => [game('two-prices', { bookmakers: [moneyline(-110), moneyline(900)] })],
    { MARKET: 1 },
  ],
  ['no list of books', 'ODDS', () => [game('no-books', { bookmakers: 'none' })], { GAME: 1 }],
  [
    'a score of letters',
    'SCORES',
    () => [game('letters', { scores: [{ name: 'letters hosts', score: 'x' }] })],
    { GAME: 1 },
  ],
  [
    'two scores of one game',
    'SCORES',
    () =>
      [100, 101].map((points) =>
        game('two-scores', {
          completed: true,
          commence_time: at(-3 * HOUR),
          scores: [
            { name: 'two-scores hosts', score: String(points) },
            { name: 'two-scores visitors', score: '99' },
          ],
        }),
      ),
    { TWICE: 2 },
  ],
];

test('two books under one title keep their own prices, and their names from then on', async () => {
  const [uk, eu] = ['betfair_uk', 'betfair_eu'].map((key, at) => ({
    ...moneyline(at === 0 ? -110 : 120),
    ...{ key, title: 'Betfair' },
  }));
  const listed = async (...bookmakers: (Given | undefined)[]) => {
    world.minutes += 1;
    const start = { commence_time: at(11 * HOUR) };
    expect(await answer('ODDS', [game('two-prices', { ...start, bookmakers })])).toBeUndefined();
    const found = await rows<{ book: string; one: number }>(
      `select q.book, q.one::float8 as one from odds_quotes q join game_ids i using (game_id)
        where i.id = 'two-prices' and q.gone_at is null order by 1`,
    );
    return found.map(({ book: name, one }) => `${name} ${one.toFixed(2)}`);
  };
  const both = ['Betfair 1.91', 'Betfair (betfair_eu) 2.20'];
  expect(await listed(uk, eu)).toEqual(both);
  expect(await listed(eu)).toEqual(['Betfair (betfair_eu) 2.20']);
  expect(await listed(eu, uk)).toEqual(both);
});

test.each(CASES)('%s costs no other game', async (name, kind, bad, faults) => {
  const id = `good ${name}`;
  const good = () =>
    game(id, { home_team: 'good hosts', away_team: 'good visitors', commence_time: at(11 * HOUR) });
  world.minutes += 1;
  expect(await answer(kind, [...bad(), good()])).toBeUndefined();
  expect(await kept(id)).toHaveLength(1);
  const counts = Object.entries(faults).map(([fault, count]) => ({ fault, count }));
  expect(await task(kind)).toEqual({ failure: null, faults: counts });
  const [quotes] = await rows<{ count: number }>(
    'select count(*)::int as count from odds_quotes q join game_ids i using (game_id) where i.id = ?',
    [id],
  );
  expect(quotes?.count).toBe(kind === 'ODDS' ? 1 : 0);
});
