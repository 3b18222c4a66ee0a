import { describe, expect, test } from '@jest/globals';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { luck } from './luck.ts';
import { betterDraws, type FairBet } from './luck-draws.ts';
import { normalTail } from './normal.ts';
import type { RecordSums } from './record-sums.ts';
import { seededRandom } from './seeded-random.ts';

const { round } = Math;

/** Sums that luck reads, of a history of bets. */
function sumsOf(bets: readonly FairBet[], won: (bet: FairBet) => boolean): RecordSums {
  let [profit, variance] = [0, 0];
  for (const bet of bets) {
    const [stake, net] = [round(bet.units * 100), round(bet.odds * 1e6) - 1e6];
    profit += won(bet) ? stake * net : -stake * 1e6;
    variance += stake * stake * net;
  }
  return { ...NO_SUMS, priced: BigInt(bets.length), profit: BigInt(profit), variance: BigInt(variance) };
}

/** Picks as a service has them: -200 to +160, half a unit to five. */
function season(picks: number): FairBet[] {
  const random = seededRandom(`season of ${picks}`);
  return Array.from({ length: picks }, () => ({
    odds: 1.5 + Math.floor((random() / 2 ** 32) * 1_100) / 1_000,
    units: (1 + (random() % 10)) / 2,
  }));
}

const chance = (random: () => number, p: number) => random() / 2 ** 32 < p;

describe('luck', () => {
  test('10,000 histories at fair prices look lucky as often as they should', () => {
    const [bets, random] = [season(200), seededRandom('fair')];
    const lucky = Array.from({ length: 10_000 }, () =>
      luck(sumsOf(bets, ({ odds }) => chance(random, 1 / odds))),
    );
    const share = lucky.filter(({ p }) => (p ?? 1) < 0.05).length / lucky.length;
    expect(share).toBeGreaterThan(0.045);
    expect(share).toBeLessThan(0.055);
  });

  test('an edge of 4 % over 2,000 picks near 1.91 is found in 55 to 63 of 100 tries', () => {
    const bets = Array.from({ length: 2_000 }, (_, place) => ({ odds: 1.86 + (place % 11) / 100, units: 1 }));
    const random = seededRandom('edge');
    const tries = Array.from({ length: 1_000 }, () =>
      luck(sumsOf(bets, ({ odds }) => chance(random, 1.04 / odds))),
    );
    const found = tries.filter(({ p }) => (p ?? 1) < 0.05).length / tries.length;
    expect(found).toBeGreaterThan(0.55);
    expect(found).toBeLessThan(0.63);
  });

  test('z is as far out as a million draws say, within 1 %', () => {
    const bets = season(30);
    const sums = sumsOf(bets, () => false);
    const profit = BigInt(Math.round(1.645 * Math.sqrt(Number(sums.variance)) * 1_000));
    const { better } = betterDraws(bets, { ...sums, profit }, 1_000_000);
    expect(Math.abs(better / 1_000_000 - normalTail(1.645))).toBeLessThan(0.01);
  });

  test('by hand: 120 wins of 200 at even money', () => {
    const sums = sumsOf(Array(200).fill({ odds: 2, units: 1 }), wins(120));
    // 40 / √200
    expect(luck(sums)).toMatchObject({ n: 200, z: 2.8284, p: 0.002339, onceIn: 428, direction: 'GAIN' });
  });

  test('a loss is called one', () => {
    const sums = sumsOf(Array(200).fill({ odds: 2, units: 1 }), wins(80));
    expect(luck(sums)).toMatchObject({ z: -2.8284, p: 0.997661, onceIn: 428, direction: 'LOSS' });
  });
});

describe('below 200 picks', () => {
  const bets: FairBet[] = Array(40).fill({ odds: 2, units: 1 });
  const sums = sumsOf(bets, wins(26));

  test('draws tell the chance, the same each time and in any order of picks', () => {
    const drawn = luck(sums, bets);
    // 26 or more heads of 40: 4.0345 %
    expect(drawn).toMatchObject({ n: 40, z: 1.8974, method: 'DRAWS', direction: 'GAIN' });
    expect(drawn.p).toBeGreaterThan(0.036);
    expect(drawn.p).toBeLessThan(0.045);
    expect(luck(sums, bets)).toEqual(drawn);
    const mixed = season(40);
    const some = sumsOf(mixed, wins(25));
    expect(luck(some, mixed.toReversed())).toEqual(luck(some, mixed));
  });

  test('there is no chance without the picks, and nothing at all of 29', () => {
    expect(luck(sums)).toMatchObject({ z: 1.8974, p: null, onceIn: null, method: null });
    expect(luck(sumsOf(bets.slice(0, 29), wins(20)), bets)).toMatchObject({ n: 29, z: null, p: null });
  });

  test('what no draw reached is once in 10,001 tries, not never', () =>
    expect(luck(sumsOf(bets, wins(40)), bets).onceIn).toBe(10_001));
});

test('a miracle is rarer than anyone can tell', () => {
  const sums = sumsOf(Array(300).fill({ odds: 2, units: 1 }), wins(250));
  expect(luck(sums).onceIn).toBe(1_000_000);
});

function wins(most: number): () => boolean {
  let seen = 0;
  return () => {
    seen += 1;
    return seen <= most;
  };
}
