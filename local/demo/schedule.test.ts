import { expect, test } from '@jest/globals';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { nextAdminTurn } from './operator.ts';
import { picksOfDay } from './picks-of-day.ts';
import { isGraded } from './schedule.ts';

const HOUR_MS = 3_600_000;
/** Every season, and both nights on which clocks change. */
const DAYS = [
  '2026-03-07',
  '2026-07-20',
  '2026-09-05',
  '2026-10-24',
  '2026-10-31',
  '2026-11-28',
  '2027-01-17',
];

/** Each quarter of an hour of a day and a half, with the last moment at which the demo's admin worked. */
function momentsFrom(start: Date): { moment: Date; lastTurn: Date }[] {
  let lastTurn = new Date(start.getTime() - 24 * HOUR_MS);
  return Array.from({ length: 36 * 4 }, (_, quarter) => {
    const moment = new Date(start.getTime() + (quarter * HOUR_MS) / 4);
    while (nextAdminTurn(lastTurn) <= moment) lastTurn = nextAdminTurn(lastTurn);
    return { moment, lastTurn };
  });
}

test.each(DAYS)(
  'wherever a move of the clock ends, no game of %s that began six hours ago is without a result but the one left to the reader',
  (day) => {
    const picks = picksOfDay(day);
    for (const { moment, lastTurn } of momentsFrom(easternInstant(day, '12:00'))) {
      const waiting = picks.filter((pick) => {
        const start = easternInstant(day, pick.time).getTime();
        return start + 6 * HOUR_MS < moment.getTime() && !isGraded(pick, lastTurn);
      });
      const left = waiting.filter(({ id }) => id.endsWith('-12'));
      expect({ moment, waiting }).toEqual({ moment, waiting: left });
    }
  },
);

test.each(DAYS)('none of %s is graded before its game can be over, and in two days all are', (day) => {
  const later = easternInstant(addDays(day, 2), '02:00');
  for (const pick of picksOfDay(day)) {
    const start = easternInstant(day, pick.time).getTime();
    expect(isGraded(pick, new Date(start + 3 * HOUR_MS))).toBe(false);
    expect(isGraded(pick, later)).toBe(true);
  }
});
