import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { Plan } from './live-past.ts';

/** Fourteen months. */
const DAYS = 425;

/** The past of the demo: always the same lives, up to the day of the start. */
export function planOfDemo(until: Date): Plan {
  return { firstDay: addDays(easternDay(until), -DAYS), days: DAYS + 1, members: 200, seed: 'chalkline' };
}
