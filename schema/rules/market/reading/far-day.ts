import { DAY } from '#schema/rules/time/durations.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { question, type Reading, value } from './reading.ts';

/** No schedule is so far from its day, and no record is brought in so late. */
const FAR = 400 * DAY;

/** The day of a pick's game; asked about where it is years away, which is most often a slip of the year. */
export function readNearDay(date: string, today: string): Reading<string> {
  if (Math.abs(Date.parse(date) - Date.parse(today)) <= FAR) return value(date);
  return question('far', `${plainDay(date)} is more than a year away. Is it meant?`, [
    { key: 'written', label: `${plainDay(date)}, as written`, value: date },
  ]);
}
