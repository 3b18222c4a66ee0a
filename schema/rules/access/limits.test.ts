import { describe, expect, test } from '@jest/globals';
import {
  changedLimit,
  type LimitedAction,
  type LimitFacts,
  limitNow,
  limitStop,
  longerEnd,
} from './limits.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const facts = (more: Partial<LimitFacts>): LimitFacts => ({
  monthlyLimitCents: null,
  nextLimitCents: null,
  nextLimitAt: null,
  coolOffUntil: null,
  excludedUntil: null,
  ...more,
});

describe('which actions a limit stops', () => {
  test.each<[string, Partial<LimitFacts>, Record<LimitedAction, string | null>]>([
    ['nothing chosen', {}, { purchase: null, renewal: null, marketing: null }],
    [
      'a cool-off',
      { coolOffUntil: hours(1) },
      { purchase: 'COOL_OFF', renewal: 'COOL_OFF', marketing: 'COOL_OFF' },
    ],
    ['a cool-off at its end', { coolOffUntil: NOW }, { purchase: null, renewal: null, marketing: null }],
    [
      'a self-exclusion',
      { excludedUntil: hours(1), coolOffUntil: hours(1) },
      { purchase: 'SELF_EXCLUSION', renewal: 'SELF_EXCLUSION', marketing: 'SELF_EXCLUSION' },
    ],
    [
      'a monthly limit that it would exceed',
      { monthlyLimitCents: 10_000 },
      { purchase: 'MONTHLY_LIMIT', renewal: 'MONTHLY_LIMIT', marketing: null },
    ],
    [
      'a monthly limit that it reaches',
      { monthlyLimitCents: 12_900 },
      { purchase: null, renewal: null, marketing: null },
    ],
  ])('%s', (_what, given, stops) => {
    for (const [action, stop] of Object.entries(stops))
      expect(limitStop(action as LimitedAction, facts(given), { cents: 7_900, spentCents: 5_000 }, NOW)).toBe(
        stop,
      );
  });

  test('a limit does not stop what costs nothing', () =>
    expect(
      limitStop('purchase', facts({ monthlyLimitCents: 0 }), { cents: 0, spentCents: 0 }, NOW),
    ).toBeNull());
});

test.each<[string, number | null, number | null, number | null, number | null]>([
  ['a first limit counts at once', null, 10_000, 10_000, 10_000],
  ['a lower one counts at once', 10_000, 5_000, 5_000, 5_000],
  ['a higher one counts after a week', 10_000, 20_000, 10_000, 20_000],
  ['no limit counts after a week', 10_000, null, 10_000, null],
])('%s', (_what, held, cents, now, later) => {
  const changed = facts(changedLimit(facts({ monthlyLimitCents: held }), cents, NOW));
  expect(limitNow(changed, NOW)).toBe(now);
  expect(limitNow(changed, hours(7 * 24))).toBe(later);
});

test('a break never becomes shorter', () => {
  expect(longerEnd(hours(5), hours(1))).toEqual(hours(5));
  expect(longerEnd(hours(1), hours(5))).toEqual(hours(5));
  expect(longerEnd(null, hours(5))).toEqual(hours(5));
});
