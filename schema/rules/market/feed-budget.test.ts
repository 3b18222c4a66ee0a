import { expect, test } from '@jest/globals';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import {
  type Credits,
  creditDaysLeft,
  type FeedLoad,
  feedPace,
  mayPay,
  oddsCost,
  SCORES_COST,
} from './feed-budget.ts';

test('the eleventh book doubles what odds cost', () => {
  expect([1, 10, 11, 15, 20].map(oddsCost)).toEqual([3, 3, 6, 6, 6]);
});

test('six leagues of 15 books each minute cost 51,840 credits a day', () => {
  const load: FeedLoad = { leagues: 6, closes: 0, liveHours: 0, oddsCost: oddsCost(15) };
  expect(feedPace({ remaining: 5_000_000, used: 0 }, load, 30)).toEqual({
    ...{ odds: 60, scores: 60 },
    monthly: 51_840 * 30,
  });
});

test.each([
  // A plan that pays for everything, one that slows down, one for closes alone, and none.
  [5_000_000, { odds: 60, scores: 60 }],
  [100_000, { odds: 1_800, scores: 120 }],
  [20_000, { odds: null, scores: 1_800 }],
  [0, { odds: null, scores: null }],
])('with %i credits for a month of five leagues', (remaining, pace) => {
  const load: FeedLoad = { leagues: 5, closes: 40, liveHours: 20, oddsCost: 6 };
  expect(feedPace({ remaining, used: 0 }, load, 30)).toMatchObject(pace);
});

test.each([
  ['CLOSE', 6, true],
  ['CLOSE', 5, false],
  ['SCORES', 56, true],
  ['SCORES', 55, false],
  ['ODDS', 106, true],
  ['ODDS', 105, false],
] as const)('%s with %i of 1,000 credits left is paid for: %s', (work, remaining, paid) => {
  expect(mayPay(work, 6, { remaining, used: 1_000 - remaining })).toBe(paid);
});

test('credits start again with the month', () => {
  expect(creditDaysLeft(new Date('2031-11-20T00:00:00Z'))).toBe(11);
  expect(creditDaysLeft(new Date('2031-12-31T18:00:00Z'))).toBe(0.25);
});

/** A month of random games by the minute, each call paid for as the planner says. */
function month(plan: number, seed: string) {
  const draw = seededRandom(seed);
  const credits: Credits = { remaining: plan, used: 0 };
  const missed = { closes: 0 };
  const next = new Map<string, number>();
  let lowest = plan;
  const pay = (work: 'CLOSE' | 'SCORES' | 'ODDS', cost: number) => {
    if (!mayPay(work, cost, credits)) return false;
    credits.remaining -= cost;
    credits.used += cost;
    lowest = Math.min(lowest, credits.remaining);
    return true;
  };
  for (let minute = 0; minute < 30 * 1_440; minute += 1) {
    const leagues = 1 + ((Math.floor(minute / 1_440) * 7 + 3) % 6);
    const load = { leagues, closes: leagues * 8, liveHours: leagues * 4, oddsCost: 6 };
    const pace = feedPace(credits, load, 30 - minute / 1_440);
    for (let league = 0; league < leagues; league += 1) {
      if (draw() % 180 === 0 && !pay('CLOSE', 6)) missed.closes += 1;
      for (const [work, cost, step] of [
        ['SCORES', SCORES_COST, pace.scores],
        ['ODDS', 6, pace.odds],
      ] as const) {
        const name = `${work} ${league}`;
        if (step === null || minute * 60 < (next.get(name) ?? 0)) continue;
        if (work === 'SCORES' && minute % 1_440 < 1_200) continue;
        if (pay(work, cost)) next.set(name, minute * 60 + step);
      }
    }
  }
  return { lowest, ...missed, spent: credits.used / plan };
}

test.each([20_000, 100_000, 5_000_000])(
  'a month with %i credits never ends below 0, and pays for every close',
  (plan) => {
    for (const seed of ['one', 'two', 'three']) {
      const { lowest, closes } = month(plan, `${seed} ${plan}`);
      expect([lowest >= 0, closes]).toEqual([true, 0]);
    }
  },
);

test('a month with no more than the closes cost still never ends below 0', () => {
  expect(month(3_000, 'few').lowest).toBeGreaterThanOrEqual(0);
});
