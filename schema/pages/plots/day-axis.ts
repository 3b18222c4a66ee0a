import { DAY } from '#schema/rules/time/durations.ts';
import { monthName, plainDay } from '#schema/rules/time/eastern-time.ts';
import { scale } from './scale.ts';

interface OnDay {
  /** YYYY-MM-DD */
  day: string;
}

/** Days since 1970, so that a plain scale places them. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

/** Where a day is between two, in hundredths of the width. */
export function dayScale(first: string, last: string) {
  const place = scale([dayNumber(first), dayNumber(last)], [0, 100]);
  return ({ day }: OnDay) => place(dayNumber(day));
}

interface DayTick extends OnDay {
  /** 'Aug', in January the year: '2027'; of a few weeks 'Nov 9'. */
  label: string;
}

/** More would run into one another on a phone. */
const MOST_TICKS = 6;
/** Records of fewer days are named by days. */
const FEW_DAYS = 62;

/** The first days of months, or days a week or more apart, between two days; at most six. */
export function dayTicks(first: string, last: string): DayTick[] {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const days = Array.from({ length: to - from + 1 }, (_, place) => isoDay(from + place));
  if (to - from < FEW_DAYS) {
    const step = Math.max(7, Math.ceil((to - from) / MOST_TICKS));
    return days
      .filter((_, place) => place % step === Math.min(3, Math.floor((to - from) / 2)))
      .map((day) => ({ day, label: plainDay(day).split(',')[0] ?? '' }));
  }
  const months = days.filter((day) => day.endsWith('-01'));
  const step = Math.ceil(months.length / MOST_TICKS);
  return months.filter((_, place) => place % step === 0).map((day) => ({ day, label: monthLabel(day) }));
}

function monthLabel(day: string): string {
  return day.slice(5, 7) === '01' ? day.slice(0, 4) : monthName(day).slice(0, 3);
}

function isoDay(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}
