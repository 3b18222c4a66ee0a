import { expect, test } from '@jest/globals';
import { otherScores } from './one-score.ts';
import type { PicksToPriceRow as PickRow } from './prices-of.sql.ts';

const STARTS = new Date('2026-12-02T00:30:00Z');
const pick = (id: string, teamOne: string, teamTwo: string, link: Partial<PickRow> = {}): PickRow => ({
  ...{ id, teamOne, teamTwo, status: 'PUBLISHED', startsAt: STARTS, market: null, line: null, odds: null },
  ...{ gameId: null, reversed: false, pick: 'Celtics ML', ...link },
});
const PICKS = new Map(
  [
    pick('a', 'Grizzlies', 'Celtics'),
    pick('b', 'Celtics', 'Grizzlies'),
    pick('later', 'Grizzlies', 'Celtics', { startsAt: new Date('2026-12-02T04:00:00Z') }),
    pick('linked', 'Memphis Grizzlies', 'Boston Celtics', { gameId: 'game' }),
    pick('turned', 'Celtics', 'Grizzlies', { gameId: 'game', reversed: true }),
  ].map((each) => [each.id, each]),
);
const wrong = (...scores: [string, number, number][]) => [
  ...otherScores(
    scores.map(([pickId, one, two], at) => ({ row: at + 2, pickId, one, two })),
    PICKS,
  ).keys(),
];

test.each<[string, [string, number, number][], number[]]>([
  [
    'one score of both',
    [
      ['a', 99, 101],
      ['b', 101, 99],
    ],
    [],
  ],
  [
    'the other order',
    [
      ['a', 99, 101],
      ['b', 99, 101],
    ],
    [3],
  ],
  [
    'another score',
    [
      ['a', 99, 101],
      ['b', 102, 99],
    ],
    [3],
  ],
  [
    'linked picks',
    [
      ['linked', 99, 101],
      ['turned', 101, 99],
    ],
    [],
  ],
  [
    'linked picks that name teams otherwise',
    [
      ['linked', 99, 101],
      ['turned', 99, 101],
    ],
    [3],
  ],
  [
    'the second game of a day',
    [
      ['a', 99, 101],
      ['later', 88, 90],
    ],
    [],
  ],
])('%s', (_what, scores, rows) => {
  expect(wrong(...scores)).toEqual(rows);
});
