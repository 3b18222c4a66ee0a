import { describe, expect, test } from '@jest/globals';
import type { MomentPrice } from '#schema/rules/stats/price-moments.ts';
import { type OpenedPick, pickAsTier } from './as-tier.ts';

const pick: OpenedPick = {
  tier: 'PLUS',
  status: 'PUBLISHED',
  result: 'WIN',
  market: 'SPREAD',
  selection: 'ONE',
  line: -3.5,
  odds: 1.95,
  units: 1,
  releaseAt: new Date('2026-11-19T20:00:00Z'),
  publishedAt: new Date('2026-11-19T15:00:00Z'),
  startsAt: new Date('2026-11-20T00:30:00Z'),
  close: null,
  overdue: null,
};
const opened = (line: number, odds = 1.88): MomentPrice[] => [
  { moment: 'OPENED_VIP', line: -3.5, odds: 1.95 },
  { moment: 'OPENED_PLUS', line, odds },
];
const score = { one: 104, two: 100 };

describe('as a plan could have it', () => {
  test('each plan has the price of its own opening', () => {
    expect(pickAsTier(pick, 'PLUS', opened(-3.5), score)).toEqual({ ...pick, odds: 1.88 });
    expect(pickAsTier(pick, 'VIP', opened(-3.5), score)).toEqual(pick);
  });

  test.each([
    [-4, 'PUSH'],
    [-4.5, 'LOSS'],
    [-3, 'WIN'],
  ] as const)('a line that had moved to %d by then is graded again: %s', (line, result) =>
    expect(pickAsTier(pick, 'PLUS', opened(line), score)).toEqual({ ...pick, line, odds: 1.88, result }),
  );

  test('without a price it is as posted, and says so', () =>
    expect(pickAsTier(pick, 'PREMIUM', opened(-3.5), score)).toEqual({ ...pick, asPosted: true }));

  test('a moved line without a score is as posted, and says so', () =>
    expect(pickAsTier(pick, 'PLUS', opened(-4.5), null)).toEqual({ ...pick, asPosted: true }));

  test.each(['VOID', 'PENDING'] as const)('%s stays as it is', (result) =>
    expect(pickAsTier({ ...pick, result }, 'PLUS', opened(-4.5), score)?.result).toBe(result),
  );

  test.each([
    ['never scheduled', { releaseAt: null }],
    ['posted after it had opened for the plan', { publishedAt: new Date('2026-11-19T19:59:59Z') }],
  ])('one that was %s needs no other price', (_name, changes) =>
    expect(pickAsTier({ ...pick, ...changes }, 'VIP', [], null)).toEqual({ ...pick, ...changes }),
  );

  test('a plan has no picks above it', () =>
    expect(pickAsTier(pick, 'FREE', opened(-3.5), score)).toBeNull());
});
