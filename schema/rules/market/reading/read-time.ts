import { HOUR } from '#schema/rules/time/durations.ts';
import {
  easternDay,
  easternTime,
  isWallTime,
  NEW_YORK,
  readableTime,
  shortDay,
} from '#schema/rules/time/eastern-time.ts';
import { instantIn, runtimeZone } from '#schema/rules/time/zoned-time.ts';
import { plainText } from './plain-text.ts';
import { type Choice, question, type Reading, refusal, value } from './reading.ts';

/** A New York day and time. */
export interface Start {
  date: string;
  time: string;
}

const EXAMPLE = 'write 7:30 PM or 19:30';
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2})(?:\.0+)?)?\s?(?:([ap])\.?\s?m?\.?)?$/i;
/** Nobody starts a game then: it is when something was noted. */
const SECONDS = /\d:\d{2}:(?!00)\d{2}/;
const ZONE = /\s?\b(eastern|central|mountain|pacific|[ecmp][sd]?t|utc|gmt|uk|bst|cest|cet)(?: time)?$/i;

const AMERICAN: Record<string, string> = {
  ...{ e: NEW_YORK, c: 'America/Chicago', m: 'America/Denver', p: 'America/Los_Angeles' },
};
const OTHERS: Record<string, string> = {
  ...{ utc: 'UTC', gmt: 'UTC', uk: 'Europe/London', bst: 'Europe/London' },
  ...{ cet: 'Europe/Berlin', cest: 'Europe/Berlin' },
};
/** What zones that keep their time all year are behind UTC, in hours. */
const BEHIND: Record<string, number> = {
  ...{ est: 5, cst: 6, mst: 7, pst: 8, edt: 4, cdt: 5, mdt: 6, pdt: 7 },
  ...{ bst: -1, cet: -1, cest: -2 },
};

/** Games begin in the morning so seldom that a start before this is asked about. */
const EARLY = '09:00';

/**
 * A start on `day`, in New York: '7:30 PM', '7p', '19:30', '07:30:00 PM', '4:30 PM PT'. A time before 9:00 AM is asked about, and so are 9:30,
 * 10:30 and 11:30 without AM or PM and a standard time while clocks are on summer time. What is no start, such as a release, may be in the morning if it says AM. `zone` is that of a time that names none.
 */
export function readTime(
  text: string,
  day: string,
  { isStart = true, zone: given = '' } = {},
): Reading<Start> {
  const words = plainText(text).replace(/^noon\b/i, '12:00 PM');
  const zone = ZONE.exec(words)?.[1]?.toLowerCase() ?? (given || 'et');
  const clock = clockOf(words.replace(ZONE, ''));
  if (!clock) return refusal(text, SECONDS.test(words) ? `a start has no seconds; ${EXAMPLE}` : EXAMPLE);
  const starts = startsIn(zone, day, clock.time);
  // A clock of UTC leaves nothing open: only a start is asked about for its hour alone.
  const leavesOpen = isStart || (!clock.half && OTHERS[zone] !== 'UTC');
  if (leavesOpen && isInMorning(clock, zone, starts[0])) return inMorning(clock.time, zone, starts, day);
  const [only, other] = starts;
  if (only && !other) return value(only);
  const asks = `Clocks do not show ${zone.toUpperCase()} on ${shortDay(day)}. Which time is meant?`;
  return question('zone', asks, choicesOf(starts, day));
}

/** The zone of all times of a sheet: 'CET', 'PT', 'UK time'. */
export function readZone(text: string): Reading<string> {
  const zone = ZONE.exec(` ${plainText(text)}`);
  return zone?.index === 0 && zone[1]
    ? value(zone[1].toLowerCase())
    : refusal(text, 'write ET, CT, MT, PT, UTC, UK or CET');
}

/** Whether a time names its zone, or its offset. */
export function namesZone(text: string): boolean {
  return ZONE.test(plainText(text)) || /\d(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim());
}

/** A start that came as HH:mm and not as words: asked about when it is in the morning. */
export function readWallTime(date: string, time: string): Reading<Start> {
  const start = { date, time };
  return time < EARLY ? morningQuestion([{ date, time: inEvening(time) }, start], date) : value(start);
}

interface Clock {
  /** HH:mm */
  time: string;
  half: string | undefined;
  /** Programs write seconds, or 09:30, on a clock of 24 hours. */
  isOf24Hours: boolean;
}

function clockOf(words: string): Clock | null {
  const [, hours = '', minutes, seconds, half] = CLOCK.exec(words.trim()) ?? [];
  const isHalfDay = half !== undefined && Number(hours) >= 1 && Number(hours) <= 12;
  if (!hours || Number(seconds ?? 0) > 0 || (half === undefined ? minutes === undefined : !isHalfDay))
    return null;
  const hour = isHalfDay ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
  return isWallTime(time)
    ? { time, half: half?.toLowerCase(), isOf24Hours: seconds !== undefined || hours.startsWith('0') }
    : null;
}

/**
 * Without AM or PM the clock that is written counts, and with AM the one in New York. 9:30 and 10:00 alone are as often at night: the last
 * games of an evening start then, and games in London in the morning.
 */
function isInMorning({ time, half, isOf24Hours }: Clock, zone: string, start: Start | undefined): boolean {
  // An evening in America is the night of Europe, and noon there its morning.
  if (zone in OTHERS) return (start?.time ?? time) < EARLY;
  if (half === 'p') return false;
  if (half === undefined) return time < EARLY || (!isOf24Hours && time < '12:00');
  return (start?.time ?? time) < EARLY;
}

/** The evening of the clock that is written; where that shows an afternoon, as one of UTC does, the evening in New York. */
function inMorning(time: string, zone: string, starts: readonly Start[], day: string): Reading<Start> {
  const evenings =
    time < '12:00'
      ? startsIn(zone, day, inEvening(time))
      : starts.map((start) => ({ ...start, time: inEvening(start.time) }));
  return morningQuestion([...evenings, ...starts], day);
}

function morningQuestion(starts: readonly Start[], day: string): Reading<Start> {
  const [evening] = starts;
  const asks = `Is ${readableTime(evening?.time ?? '')} meant? Games seldom start in the morning.`;
  return question('morning', asks, choicesOf(starts, day));
}

function inEvening(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

/** What a zone's time is in New York: two starts where its clocks do not show that zone on the day, such as EST in July. */
function startsIn(zone: string, day: string, time: string): Start[] {
  // Not through an instant: a time that spring skips is to be refused, and not moved.
  if (zone === 'et' || zone === 'eastern') return [{ date: day, time }];
  const shown = startAt(
    instantIn(runtimeZone(OTHERS[zone] ?? AMERICAN[zone.charAt(0)] ?? NEW_YORK), day, time),
  );
  const hours = BEHIND[zone];
  if (hours === undefined) return [shown];
  const written = startAt(new Date(Date.parse(`${day}T${time}:00Z`) + hours * HOUR));
  return written.time === shown.time ? [shown] : [shown, written];
}

function startAt(instant: Date): Start {
  return { date: easternDay(instant), time: easternTime(instant) };
}

function choicesOf(starts: readonly Start[], day: string): Choice<Start>[] {
  return starts.map((start) => {
    const when = `${readableTime(start.time)} ET`;
    const label = start.date === day ? when : `${shortDay(start.date)}, ${when}`;
    return { key: start.date === day ? start.time : `${start.date} ${start.time}`, label, value: start };
  });
}

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A moment with its offset, as programs write it: 2026-12-03T00:30:00Z. Asked about when it is in New York's morning. */
export function readMoment(text: string): Reading<Start> {
  const words = plainText(text);
  const moment = new Date(words.replace(' ', 'T'));
  if (!MOMENT.test(words) || Number.isNaN(moment.getTime()))
    return refusal(text, 'write 2026-12-03T00:30:00Z');
  const { date, time } = startAt(moment);
  return readWallTime(date, time);
}
