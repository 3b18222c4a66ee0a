import { expect, test } from '@jest/globals';
import { dayNumber, dayTicks, tickDay } from './day-axis.ts';

test.each([
  ['2026-11-20', '2026-11-21', 3, ['Nov 20, 2026', 'Nov 21, 2026']],
  ['2026-01-01', '2026-12-31', 3, ['Mar 2, 2026', 'Jul 1, 2026', 'Oct 30, 2026']],
  ['2026-11-20', '2026-11-20', 7, ['Nov 20, 2026']],
])('from %s to %s at most %d days are named', (first, last, most, names) =>
  expect(dayTicks([{ day: first }, { day: last }], most).map(tickDay)).toEqual(names),
);

test('days are numbered by the calendar, summer time or not', () =>
  expect(dayNumber({ day: '2026-11-02' }) - dayNumber({ day: '2026-10-31' })).toBe(2));
