import { describe, expect, test } from '@jest/globals';
import { DAY } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { nextPeriodEnd } from './periods.ts';
import { isInTime, renewalToAnnounce } from './price-moves.ts';

test.each([
  ['a month of 31 days: on its second day', '2033-01-10T17:00Z', '2032-12-11T17:00Z', '2033-01-10'],
  ['a month of 30 days: on its first day', '2033-05-10T17:00Z', '2033-04-10T17:00Z', '2033-05-10'],
  ['a month of 28 days: two days before it begins', '2033-02-10T17:00Z', '2033-02-08T17:00Z', '2033-03-10'],
  ['the day before that', '2033-02-10T17:00Z', '2033-02-07T17:00Z', null],
  ['the day after that', '2033-02-10T17:00Z', '2033-02-09T17:00Z', null],
])('%s', (_what, ends, now, announced) => {
  const plan = { currentPeriodEndsAt: new Date(ends), anchorDay: 10 };
  const found = renewalToAnnounce(plan, new Date(now));
  expect(found && easternDay(found)).toBe(announced);
});

describe.each([1, 15, 28, 29, 30, 31])('a plan that renews on day %i', (anchorDay) => {
  test.each([3, 17])(
    'at %i:00 UTC has one day for each renewal of six years, exactly 30 days before',
    (hour) => {
      const start = new Date(Date.UTC(2031, 0, anchorDay, hour));
      const announcedOn = new Map<number, string[]>();
      let ends = nextPeriodEnd(start, anchorDay);
      for (
        let now = new Date(start.getTime() + 60_000);
        now.getUTCFullYear() < 2037;
        now = new Date(now.getTime() + DAY)
      ) {
        while (ends <= now) ends = nextPeriodEnd(ends, anchorDay);
        const renewal = renewalToAnnounce({ currentPeriodEndsAt: ends, anchorDay }, now);
        if (!renewal) continue;
        expect(easternDay(now)).toBe(addDays(easternDay(renewal), -30));
        announcedOn.set(renewal.getTime(), [...(announcedOn.get(renewal.getTime()) ?? []), easternDay(now)]);
      }
      expect(announcedOn.size).toBeGreaterThanOrEqual(70);
      for (const days of announcedOn.values()) expect(days).toHaveLength(1);
    },
  );
});

test('a mail counts on its one day of New York’s calendar, whatever the hour', () => {
  const renewal = new Date('2033-03-10T17:00Z');
  const onTime = (mailedAt: string) => isInTime(new Date(mailedAt), renewal);
  expect(
    ['2033-02-08T04:59Z', '2033-02-08T05:00Z', '2033-02-09T04:59Z', '2033-02-09T05:00Z'].map(onTime),
  ).toEqual([...[false, true, true, false]]);
});
