import { readHeaderZone, readZoneOfTime } from '#schema/rules/market/reading/header-zone.ts';
import { readDay } from '#schema/rules/market/reading/read-day.ts';
import {
  readMoment,
  readTime,
  readWallTime,
  readZone,
  type Start,
} from '#schema/rules/market/reading/read-time.ts';
import { question, type Reading } from '#schema/rules/market/reading/reading.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import {
  easternDay,
  easternInstant,
  easternTime,
  isDay,
  isWallTime,
} from '#schema/rules/time/eastern-time.ts';
import type { CellTaker } from './game-cells.ts';

/** Games further back are over, whatever is said of them. */
export const DAYS_BACK = 14 * DAY;
/** No schedule is further from its day. */
const FURTHEST = 800 * DAY;

/** A start in New York, and the instant of it. */
interface GameStart extends Start {
  instant: Date;
}

export function isLongOver(start: Date, now: Date): boolean {
  return start.getTime() <= now.getTime() - DAYS_BACK;
}

/** The start of a line: a moment, or a day and a time in New York. Where a line has both, they are the same. */
export function startOf(cell: CellTaker, now: Date): GameStart | undefined {
  const today = easternDay(now);
  const isMoment = cell.has('starts');
  const start = isMoment ? momentOf(cell, today) : dayAndTime(cell, today);
  if (!start) return undefined;
  const instant = instantOf(start);
  const column = isMoment ? 'starts' : 'day';
  if (Math.abs(instant.getTime() - now.getTime()) > FURTHEST)
    return cell.wrong(
      column,
      `says "${cell.text(column)}", which is years away; write the year, as in 2026-11-20`,
    );
  if (isMoment && !agrees(cell, start, instant, today))
    return cell.wrong(
      'starts',
      `says "${cell.text('starts')}", and another column says ${[cell.text('day'), cell.text('time')].filter(Boolean).join(', ')}; leave one of them unread, or write one start`,
    );
  return { ...start, instant };
}

function dayAndTime(cell: CellTaker, today: string): Start | undefined {
  const day = cell.take('day', (text) => readDay(text, today));
  return day === undefined ? undefined : timeOf(cell, 'time', cell.text('time'), day);
}

/** A time in its own zone, else in that of its line or of the name of its column. */
function timeOf(cell: CellTaker, column: 'time' | 'starts', words: string, day: string): Start | undefined {
  const zone = cell.has('zone')
    ? cell.take('zone', readZone)
    : cell.takeForAll(column, cell.nameOf(column), readZoneOfTime(words, cell.nameOf(column)));
  if (zone === undefined) return undefined;
  return cell.take(column, () => readTime(words, day, { zone }), { beside: `${day} ${zone}` });
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
/** As people and spreadsheets write it: 12/2/2026 7:30 PM. */
const IN_WORDS = /^(\S*\d[-/.]\d\S*),?\s+(\d{1,2}:\d{2}.*)$/;
const CLOCK = /^(\d{1,2})(:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

function momentOf(cell: CellTaker, today: string): Start | undefined {
  const starts = cell.text('starts');
  const [, date = '', time = ''] = LOCAL.exec(starts) ?? [];
  if (isDay(date) && isWallTime(time)) return withoutZone(cell, date, time);
  const moment = readMoment(starts);
  const [, dayWords = '', timeWords = ''] = (moment.kind === 'REFUSAL' && IN_WORDS.exec(starts)) || [];
  if (!timeWords) return cell.take('starts', () => moment);
  const day = cell.take('starts', () => readDay(dayWords, today), { beside: 'day' });
  if (day === undefined) return undefined;
  const clock = (CLOCK.exec(timeWords)?.slice(1) ?? []).join('').padStart(5, '0');
  return isWallTime(clock) ? withoutZone(cell, day, clock) : timeOf(cell, 'starts', timeWords, day);
}

/** Without a zone in its line or in the name of the column it is asked once for the file; in it the start may still be in the morning. */
function withoutZone(cell: CellTaker, day: string, clock: string): Start | undefined {
  const ofColumn = readHeaderZone(cell.nameOf('starts'));
  if (cell.has('zone') || ofColumn.kind !== 'VALUE' || ofColumn.value !== '')
    return timeOf(cell, 'starts', clock, day);
  const start = cell.takeForAll('starts', 'times without a zone', zoneOf(day, clock));
  if (!start) return undefined;
  const { date, time } = start;
  return cell.take('starts', () => readWallTime(date, time), { beside: `${date} ${time}` });
}

function zoneOf(date: string, time: string): Reading<Start> {
  const instant = new Date(`${date}T${time}:00Z`);
  return question('zone', `Is ${time} a time in New York, or UTC?`, [
    { key: 'eastern', label: 'New York', value: { date, time } },
    { key: 'utc', label: 'UTC', value: { date: easternDay(instant), time: easternTime(instant) } },
  ]);
}

/** Whether a moment is the day and time that the line names too, in New York or in UTC. What of them cannot be read says nothing. */
function agrees(cell: CellTaker, start: Start, instant: Date, today: string): boolean {
  const days = cell.has('day') ? valuesOf(readDay(cell.text('day'), today)) : [];
  if (days.length === 0) return true;
  const [utcDay = '', utcTime = ''] = instant.toISOString().split(/[T.]/);
  const [zone] = valuesOf(
    cell.has('zone') ? readZone(cell.text('zone')) : readHeaderZone(cell.nameOf('time')),
  );
  const times = (day: string) =>
    cell.has('time') ? valuesOf(readTime(cell.text('time'), day, { zone })) : [];
  const isAt = (day: string, shown: Start) => {
    const read = times(day);
    return day === shown.date && (read.length === 0 || read.some(({ time }) => time === shown.time));
  };
  const shown = [start, { date: utcDay, time: utcTime.slice(0, 5) }];
  return days.some((day) => shown.some((each) => isAt(day, each)));
}

function valuesOf<Value>(reading: Reading<Value>): Value[] {
  if (reading.kind === 'REFUSAL') return [];
  return reading.kind === 'VALUE' ? [reading.value] : reading.choices.map(({ value }) => value);
}

/** The last one again: the prices of a game are below each other, and an instant takes a look at the clocks of the day. */
let lastStart = { of: '', instant: new Date(0) };

function instantOf({ date, time }: Start): Date {
  const of = `${date} ${time}`;
  if (lastStart.of !== of) lastStart = { of, instant: easternInstant(date, time) };
  return lastStart.instant;
}
