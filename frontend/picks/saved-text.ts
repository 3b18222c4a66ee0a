import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';

/** 'Board saved at 1:12 PM ET.', with the day when that is not today. */
export function savedText(savedAt: string, now: Date): string {
  const saved = new Date(savedAt);
  const day = shownDay(saved);
  return `Board saved ${day === shownDay(now) ? 'at' : `${shortDay(day)},`} ${shownClock(saved)}.`;
}
