import { describe, expect, test } from '@jest/globals';
import { SECOND } from '#schema/rules/time/durations.ts';
import { findArbitrages, isDoubtful, marginOf } from './arbitrage.ts';
import type { SeenQuote } from './due-prices.ts';
import { splitStakes } from './stakes.ts';

const NOW = new Date('2031-11-20T18:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * SECOND);
const quote = (given: Partial<SeenQuote>): SeenQuote => ({
  book: 'Eastgate',
  market: 'MONEYLINE',
  line: null,
  one: 1.9,
  two: 1.9,
  draw: null,
  seenAt: secondsAgo(10),
  ...given,
});
const HIGH_ONE = quote({ one: 2.1, two: 1.8 });
const HIGH_TWO = quote({ book: 'Copper Ridge', one: 1.8, two: 2.1 });

describe('an arbitrage', () => {
  test('is the best price of each side at two books', () => {
    const third = quote({ book: 'Harbor', one: 2.05, two: 1.85 });
    expect(findArbitrages([third, HIGH_ONE, HIGH_TWO], NOW)).toEqual([
      {
        market: 'MONEYLINE',
        line: null,
        one: { book: 'Eastgate', odds: 2.1, seenAt: secondsAgo(10) },
        two: { book: 'Copper Ridge', odds: 2.1, seenAt: secondsAgo(10) },
        margin: expect.closeTo(0.05, 9),
      },
    ]);
  });

  test.each<[string, SeenQuote[]]>([
    ['prices that cover their own margin', [quote({}), quote({ book: 'Harbor' })]],
    ['one book with itself', [quote({ one: 2.1, two: 2.1 })]],
    [
      'other lines',
      [
        { ...HIGH_ONE, market: 'TOTAL', line: 220.5 },
        { ...HIGH_TWO, market: 'TOTAL', line: 221.5 },
      ],
    ],
    [
      'other markets',
      [
        { ...HIGH_ONE, market: 'SPREAD', line: 0 },
        { ...HIGH_TWO, market: 'TOTAL', line: 0 },
      ],
    ],
    ['a price of two ways and one of three', [HIGH_ONE, { ...HIGH_TWO, draw: 9 }]],
    ['a price that is too old', [HIGH_ONE, { ...HIGH_TWO, seenAt: secondsAgo(91) }]],
    [
      'prices of different moments',
      [
        { ...HIGH_ONE, seenAt: secondsAgo(1) },
        { ...HIGH_TWO, seenAt: secondsAgo(62) },
      ],
    ],
    [
      'less than half a percent',
      [
        { ...HIGH_ONE, one: 2.004 },
        { ...HIGH_TWO, two: 2.004 },
      ],
    ],
  ])('is none of %s', (_name, quotes) => {
    expect(findArbitrages(quotes, NOW)).toEqual([]);
  });

  test('above six percent is probably an error', () => {
    expect([isDoubtful(0.06), isDoubtful(0.0601)]).toEqual([false, true]);
  });
});

/** The same numbers in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('of 100,000 random boards each arbitrage that a search of all stakes finds is found, and no other', () => {
  const random = randomNumbers(20_311_120);
  const books = ['Harbor', 'Eastgate', 'Copper Ridge', 'Northline'];
  const different: SeenQuote[][] = [];
  let found = 0;
  for (let board = 0; board < 100_000; board += 1) {
    const quotes = books.map((book) => {
      const chance = 0.4 + random() * 0.2;
      const one = Number((0.97 / chance).toFixed(2));
      const two = Number((0.97 / (1 - chance)).toFixed(2));
      return quote({ book, one, two, line: random() < 0.7 ? 3.5 : 4.5, market: 'SPREAD' });
    });
    const lines = [3.5, 4.5].filter(
      (line) => bruteMargin(quotes.filter((each) => each.line === line)) >= 0.005,
    );
    found += lines.length;
    const said = findArbitrages(quotes, NOW).map(({ line }) => line);
    if (String(said.sort()) !== String(lines)) different.push(quotes);
  }
  expect(different).toEqual([]);
  expect(found).toBeGreaterThan(1_000);
});

/** What the best split of a dollar between any two books leaves in the worse outcome. */
function bruteMargin(quotes: readonly SeenQuote[]): number {
  let best = -1;
  for (const a of quotes)
    for (const b of quotes) if (a !== b) best = Math.max(best, bruteSplit(a.one, b.two));
  return best;
}

/** Moves the stake towards the worse outcome, by half as much each time. */
function bruteSplit(one: number, two: number): number {
  let stake = 0.5;
  for (let step = 0.25; step > 1e-9; step /= 2) stake += stake * one < (1 - stake) * two ? step : -step;
  return Math.min(stake * one, (1 - stake) * two) - 1;
}

describe('stakes', () => {
  test('are whole dollars, and the worse outcome is computed from them', () => {
    expect(splitStakes(1_000, 2.1, 2.1)).toEqual({ one: 500, two: 500, worst: 50 });
    expect(splitStakes(100, 3, 1.6)).toEqual({ one: 35, two: 65, worst: 4 });
    expect(splitStakes(5, 1.5, 3.2)).toEqual({ one: 3, two: 2, worst: -0.5 });
  });

  test('leave as much as any whole dollars could, of 10,000 random prices', () => {
    const random = randomNumbers(7);
    for (let count = 0; count < 10_000; count += 1) {
      const [one, two] = [1.2 + random() * 3, 1.2 + random() * 3];
      const total = 1 + Math.floor(random() * 200);
      const all = Array.from({ length: total + 1 }, (_, stake) =>
        Math.min(stake * one, (total - stake) * two),
      );
      const { worst } = splitStakes(total, one, two);
      expect(worst).toBeCloseTo(Math.max(...all) - total, 2);
      expect(worst).toBeLessThanOrEqual(total * marginOf(one, two) + 0.005);
    }
  });
});
