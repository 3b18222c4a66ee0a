import { expect, test } from '@jest/globals';
import { type JudgedRecord, luckSentence, verdictSentences } from './verdict-text.ts';

const NO_LUCK = { n: 1_458, needed: 30, z: null, p: null, method: null } as const;

function record(
  changes: Partial<JudgedRecord>,
  flat: Partial<JudgedRecord['figures']['flat']> = {},
): JudgedRecord {
  return {
    figures: {
      n: 1_499,
      flat: {
        ...{ n: 1_499, needed: 100, units: 93.1, staked: 1_499, yield: 0.0621 },
        ...{ interval: { low: 0.0122, high: 0.112 }, ...flat },
      },
      luck: { ...NO_LUCK, onceIn: 64, direction: 'GAIN' },
    },
    flatDrawdown: { units: 23.49, from: '2026-11-07', to: '2026-11-19', recovered: null },
    ...{ window: 'ALL', from: null, firstDay: '2026-07-21', to: '2026-11-22' },
    ...changes,
  };
}

test('a record is one sentence of money with its worst stretch, then what other luck and luck alone do', () =>
  expect(verdictSentences(record({}))).toEqual([
    '$100 a pick since July would have made about $9,310 on 1,499 picks. Worst stretch: $2,350 down.',
    'With better or worse luck: about $1,800 to $16,800, 95 times in 100.',
    'Pure luck does this well 1 time in 64.',
  ]));

test('a loss says lost, and a range with a loss in it says which way its ends are', () =>
  expect(
    verdictSentences(
      record(
        { window: 'DAYS_30', from: '2026-10-24' },
        { units: -2.1, staked: 359, interval: { low: -0.105, high: 0.093 } },
      ),
    ).slice(0, 2),
  ).toEqual([
    '$100 a pick in the last 30 days would have lost about $210 on 1,499 picks. Worst stretch: $2,350 down.',
    'With better or worse luck: about $3,800 down to $3,300 up, 95 times in 100.',
  ]));

test('an end of the range that is nothing goes no way', () =>
  expect(
    verdictSentences(record({}, { units: -35, staked: 359, interval: { low: -0.195, high: -0.0001 } }))[1],
  ).toBe('With better or worse luck: about $7,000 down to $0, 95 times in 100.'));

test('too few picks have no range, a record that never fell no worst stretch, and a few cents are even', () => {
  const young = { firstDay: '2026-11-02', flatDrawdown: null };
  const luck = 'Pure luck does this well 1 time in 64.';
  expect(verdictSentences(record(young, { units: 3.2, interval: null }))).toEqual([
    '$100 a pick since Nov 2 would have made about $320 on 1,499 picks.',
    luck,
  ]);
  const [even] = verdictSentences(record(young, { units: 0.04, interval: null }));
  expect(even).toContain('would have ended even');
  expect(verdictSentences(record(young, { units: null }))).toEqual([luck]);
});

test('a record that is too young to judge says so first', () => {
  const young = record({ firstDay: '2026-11-02', flatDrawdown: null }, { units: 3.2, interval: null });
  young.figures.luck = { ...NO_LUCK, n: 12, onceIn: null, direction: null };
  expect(verdictSentences(young)).toEqual([
    'Too early to judge: 12 of 30 picks.',
    '$100 a pick since Nov 2 would have made about $320 on 1,499 picks.',
  ]);
});

test.each([
  [{ firstDay: '2024-07-21' }, 'since July 2024'],
  [{ from: '2026-11-02' }, 'since Nov 2 '],
  [{ from: '2025-11-02' }, 'since Nov 2, 2025'],
  [{ window: 'SEASON' as const, from: '2026-07-15' }, 'this season'],
])('%j is said as %s', (changes, words) => expect(verdictSentences(record(changes))[0]).toContain(words));

test.each([
  [64, 'GAIN', 'Pure luck does this well 1 time in 64.'],
  [1_000_000, 'GAIN', 'Pure luck does this well less than 1 time in a million.'],
  [2, 'LOSS', 'That is what luck alone looks like.'],
  [39, 'LOSS', 'That is what luck alone looks like.'],
  [12_345, 'LOSS', 'Pure luck does this badly 1 time in 12,345.'],
] as const)('once in %d, a %s: %s', (onceIn, direction, words) =>
  expect(luckSentence({ luck: { ...NO_LUCK, onceIn, direction } })).toBe(words),
);

test('before there are enough picks nothing is judged', () =>
  expect(luckSentence({ luck: { ...NO_LUCK, n: 12, onceIn: null, direction: null } })).toBe(
    'Too early to judge: 12 of 30 picks.',
  ));
