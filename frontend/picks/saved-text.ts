import { easternClock, easternDay, shortDay } from '#schema/rules/eastern-time.ts';

/** 'Saved 1:12 PM ET.', with the day when that is not today. */
export function savedText(savedAt: string, now: Date): string {
  const saved = new Date(savedAt);
  const day = easternDay(saved);
  return `Saved ${day === easternDay(now) ? '' : `${shortDay(day)}, `}${easternClock(saved)}.`;
}
