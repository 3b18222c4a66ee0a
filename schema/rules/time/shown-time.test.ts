import { afterEach, describe, expect, test } from '@jest/globals';
import { DAY, HOUR, MINUTE, SECOND } from './durations.ts';
import {
  ageText,
  shownClock,
  shownDay,
  shownMoment,
  shownPlainMoment,
  shownTime,
  showTimesIn,
  startText,
} from './shown-time.ts';

afterEach(() => showTimesIn(null));

const EVENING = new Date('2026-11-21T01:15:00Z');
const GAME = { date: '2026-11-20', startsAt: EVENING.toISOString() };

test.each<[string | null, string, string, string, string]>([
  [null, '8:15 PM ET', '2026-11-20', 'Nov\u00a020,\u00a02026,\u00a08:15\u00a0PM\u00a0ET', '8:15 PM ET'],
  [
    'America/Los_Angeles',
    '5:15 PM PST',
    '2026-11-20',
    'Nov\u00a020,\u00a02026,\u00a05:15\u00a0PM\u00a0PST',
    '5:15 PM PST',
  ],
  [
    'Asia/Tokyo',
    '10:15 AM GMT+9',
    '2026-11-21',
    'Nov\u00a021,\u00a02026,\u00a010:15\u00a0AM\u00a0GMT+9',
    'Sat, Nov 21, 10:15 AM GMT+9',
  ],
  [
    'Atlantis/Capital',
    '8:15 PM ET',
    '2026-11-20',
    'Nov\u00a020,\u00a02026,\u00a08:15\u00a0PM\u00a0ET',
    '8:15 PM ET',
  ],
])('in %s', (zone, clock, day, moment, start) => {
  showTimesIn(zone);
  expect([shownClock(EVENING), shownDay(EVENING), shownMoment(EVENING), startText(GAME)]).toEqual([
    clock,
    day,
    moment,
    start,
  ]);
});

test.each([
  ['2026-11-01T05:30:00Z', '1:30 AM EDT'],
  ['2026-11-01T06:30:00Z', '1:30 AM EST'],
  ['2026-11-01T07:30:00Z', '2:30 AM ET'],
  ['2026-11-02T06:30:00Z', '1:30 AM ET'],
])('the hour that autumn repeats says which of the two it is: %s', (at, clock) => {
  const instant = new Date(at);
  expect(shownClock(instant)).toBe(clock);
  expect(shownTime(instant)).toBe(clock.replace(' ET', ''));
  expect(startText({ date: '2026-11-01', startsAt: at })).toBe(clock);
});

describe('summer time', () => {
  test.each([
    ['America/Chicago', '2026-07-04T00:10:00Z', 'Jul 3, 2026, 7:10 PM CDT'],
    ['America/Phoenix', '2026-07-04T00:10:00Z', 'Jul 3, 2026, 5:10 PM MST'],
    ['Europe/London', '2026-10-25T00:30:00Z', 'Oct 25, 2026, 1:30 AM GMT+1'],
  ])('of %s', (zone, instant, text) => {
    showTimesIn(zone);
    expect(shownPlainMoment(new Date(instant))).toBe(text);
  });
});

const NOW = new Date('2026-11-24T18:00:00.000Z');

test.each([
  [-5 * SECOND, '0 s ago'],
  [38 * SECOND, '38 s ago'],
  [119 * SECOND, '119 s ago'],
  [2 * MINUTE, '2 min ago'],
  [119 * MINUTE, '119 min ago'],
  [3 * HOUR + 59 * MINUTE, '3 h ago'],
  [2 * DAY, '2 days ago'],
])('%d ms ago is %s', (age, text) => {
  expect(ageText(new Date(NOW.getTime() - age), NOW)).toBe(text);
});
