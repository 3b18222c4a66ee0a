import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { MARKETS } from '#schema/rules/picks/pick-values.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const WORDS = [
  ...[
    'Over',
    'under',
    'Celtics',
    'Boston Celtics',
    'Lakers',
    'LAL',
    'Los Angeles Lakers',
    'Total',
    'the game',
  ],
  ...['-3.5', '48.5', '½', '+150', '@', '/', '(', ')', '', 'ML', 'F5', '1H', '1st half', 'first-half', 'h1'],
  ...[
    '2Q',
    'Q 3',
    '1st period',
    'P2',
    'NRFI',
    'inn.',
    '5 innings',
    'reg',
    'No OT',
    'incl. OT',
    '60 min',
    '3-way',
  ],
  ...[
    'draw',
    'o48.5',
    'u 220',
    'points',
    'Tatum',
    'FH',
    'live',
    'tt',
    'team total',
    'series',
    'parlay',
    'race to 20',
    'win by 10',
    '1',
    '5',
    'and a half',
    'Miami (FL)',
    ...['8', 'Away 8', 'Thirty Home 9'],
  ],
];
const BEGINNINGS = [
  'Over',
  'Under 48.5',
  'Celtics',
  'Los Angeles Lakers',
  'Total over',
  'Lakers/Celtics under',
  '(Live) Celtics',
  'live: Lakers',
  'O220.5',
  '48.5 under',
  'Ohio State over',
  'Ohio State/Michigan State u',
  'Over 8',
  'Away 8 over',
  '',
];

/** The database reads words for its figures; it has to read what the rules read. */
test('both read the same selection from 4,000 random words', async () => {
  const next = seededRandom('selections');
  const oneOf = <Item>(items: readonly Item[]) => items[next() % items.length] as Item;
  const picks = Array.from({ length: 4_000 }, () => ({
    market: oneOf([...MARKETS, 'TOTAL', 'TOTAL', null] as const),
    pick: [oneOf(BEGINNINGS), ...Array.from({ length: next() % 3 }, () => oneOf(WORDS))].join(' '),
    ...oneOf([
      { teamOne: 'Boston Celtics', teamTwo: 'Los Angeles Lakers' },
      { teamOne: 'Miami (FL)', teamTwo: "Hawai'i" },
      { teamOne: 'Michigan State', teamTwo: 'Ohio State' },
      { teamOne: 'Thirty Away 8', teamTwo: 'Thirty Home 9' },
    ]),
    line: null,
  }));
  const read = await gateway.services.database.em.execute<{ selection: string | null }[]>(
    `select pick_selection(market, pick, "teamOne", "teamTwo") as selection
       from rows from (json_to_recordset(?::json) as (market text, pick text, "teamOne" text, "teamTwo" text)) with ordinality as given
      order by ordinality`,
    [JSON.stringify(picks)],
  );
  const differing = picks.filter((pick, at) => selectionOf(pick) !== read[at]?.selection);
  expect(differing).toEqual([]);
  expect(read.filter(({ selection }) => selection !== null).length).toBeGreaterThan(400);
});
