import { expect, test } from '@jest/globals';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { monthUntil } from './decline-renewal.ts';

test.each([
  ['2026-11-30T17:54:00Z', '2026-10-30T16:54:00.000Z'],
  ['2027-03-31T18:00:00Z', '2027-02-28T19:00:00.000Z'],
])('the month of a plan that ends at %s began at %s', (end, start) =>
  expect(monthUntil(new Date(end)).startsAt.toISOString()).toBe(start),
);

test('on each day of four years the month ends at the asked instant, as a plan of its day renews', () => {
  const first = Date.UTC(2026, 0, 1, 17, 30);
  for (let day = 0; day < 4 * 366; day += 1) {
    const end = new Date(first + day * DAY);
    const { startsAt, endsAt } = monthUntil(end);
    expect(endsAt).toEqual(end);
    expect(nextPeriodEnd(startsAt, anchorDayOf(end))).toEqual(end);
  }
});
