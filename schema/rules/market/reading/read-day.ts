import { DAY } from '#schema/rules/time/durations.ts';
import { addDays, isDay, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { plainText } from './plain-text.ts';
import { type Choice, question, type Reading, refusal, value } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const EXAMPLE = 'write 2026-11-20, 11/20/2026 or 11/20';

/** A day without a year is the nearest such day, unless the next one is hardly farther than this many days. */
const SURELY_NEAR = 120;

/**
 * A day: 2026-11-20, 11/20/26, 11/20, Nov 20, Fri 11/20, tomorrow. Without a year it is the one nearest to `today`; where a
 * day of last year is about as near as one of next year, it is asked about. Months come first, as in America; with points between, days do.
 */
export function readDay(text: string, today: string): Reading<string> {
  const words = plainText(text)
    .toLowerCase()
    .replace(/[t ]00:00(?::00(?:\.0+)?)?(?:z|\+00:00)?$/, '');
  const relative = { today: 0, tonight: 0, tomorrow: 1, tmrw: 1 }[words];
  if (relative !== undefined) return value(addDays(today, relative));
  const [, weekday, rest = ''] =
    new RegExp(`^(?:(${WEEKDAYS.join('|')})[a-z]*\\.?,? )?(.+)$`).exec(words) ?? [];
  const reading = dayIn(text, rest, today);
  if (!weekday || reading.kind === 'REFUSAL') return reading;
  return onWeekday(text, reading, weekday);
}

function dayIn(text: string, words: string, today: string): Reading<string> {
  // With the year first nobody writes the day second.
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(words);
  const written = yearFirst && dayText(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  if (written && isDay(written)) return value(written);
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/.exec(words);
  if (dotted)
    return eitherOrder(text, { one: Number(dotted[1]), two: Number(dotted[2]), year: dotted[3] }, today);
  if (/^\d{5}$/.test(words)) return serialDay(text, Number(words));
  const parts = partsOf(words);
  return parts ? dayOf(text, parts, today) : refusal(text, EXAMPLE);
}

interface DayParts {
  month: number;
  date: number;
  year: string | undefined;
}

function dayOf(text: string, { month, date, year }: DayParts, today: string): Reading<string> {
  if (!year) return nearest(text, month, date, today);
  const day = dayText(yearOf(year), month, date);
  return isDay(day) ? value(day) : refusal(text, `it is no day of the calendar; ${EXAMPLE}`);
}

/** Month, day and perhaps year: '11/20/26', 'nov 20, 2026', '20-nov'. */
function partsOf(words: string): DayParts | null {
  const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?$/.exec(words);
  if (numbers) return { month: Number(numbers[1]), date: Number(numbers[2]), year: numbers[3] };
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(words);
  const [, name, date, year] = named ?? [];
  const back = /^(\d{1,2})[ -]([a-z]{3,9})(?:[ -](\d{4}|\d{2}))?$/.exec(words);
  const month = MONTHS.indexOf((name ?? back?.[2] ?? '').slice(0, 3)) + 1;
  if (month === 0) return null;
  return named ? { month, date: Number(date), year } : { month, date: Number(back?.[1]), year: back?.[3] };
}

function nearest(text: string, month: number, date: number, today: string): Reading<string> {
  const thisYear = Number(today.slice(0, 4));
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(today)) / DAY;
  const days = [thisYear - 1, thisYear, thisYear + 1]
    .map((year) => dayText(year, month, date))
    .filter(isDay)
    .sort((one, other) => far(one) - far(other));
  const [near] = days;
  if (!near) return refusal(text, `it is no day of these years; ${EXAMPLE}`);
  if (far(near) <= SURELY_NEAR) return value(near);
  return question('year', `Of which year is ${plainText(text)}?`, days.slice(0, 2).sort().map(choiceOf));
}

/** 02.12.2026 is December 2 in most of Europe, and February 12 to those who write the month first. */
function eitherOrder(
  text: string,
  { one, two, year }: { one: number; two: number; year: string | undefined },
  today: string,
): Reading<string> {
  const orders: DayParts[] = [
    { month: two, date: one, year },
    { month: one, date: two, year },
  ];
  const days = [...new Set(orders.flatMap((parts) => daysOf(dayOf(text, parts, today))))];
  const [first, second] = days;
  if (!first) return refusal(text, EXAMPLE);
  return second ? question('order', `Which day is ${plainText(text)}?`, days.map(choiceOf)) : value(first);
}

/** Everything that a reading can be. */
function daysOf(reading: Reading<string>): string[] {
  if (reading.kind === 'REFUSAL') return [];
  return reading.kind === 'VALUE' ? [reading.value] : reading.choices.map((choice) => choice.value);
}

/** Spreadsheets count days from December 30, 1899. */
function serialDay(text: string, days: number): Reading<string> {
  const day = addDays('1899-12-30', days);
  return question('serial', `Is ${plainDay(day)} meant? ${plainText(text)} is how a spreadsheet counts it.`, [
    choiceOf(day),
  ]);
}

function onWeekday(text: string, reading: Reading<string>, weekday: string): Reading<string> {
  const isOn = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] === weekday;
  const days = daysOf(reading);
  const [right, ...others] = days.filter(isOn);
  if (right && others.length === 0) return value(right);
  const [first = ''] = days;
  return refusal(text, `${plainDay(first)} is a ${longDay(first).split(',')[0]}; ${EXAMPLE}`);
}

function choiceOf(day: string): Choice<string> {
  return { key: day, label: plainDay(day), value: day };
}

function yearOf(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dayText(year: number, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
