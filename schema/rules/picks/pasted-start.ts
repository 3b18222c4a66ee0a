import { readNearDay } from '#schema/rules/market/reading/far-day.ts';
import { readZoneOfTime } from '#schema/rules/market/reading/header-zone.ts';
import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readDay } from '#schema/rules/market/reading/read-day.ts';
import { readScheduledStart, type ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import type { NamedTeams } from '#schema/rules/market/reading/read-teams.ts';
import { readMoment, readTime, readZone, type Start } from '#schema/rules/market/reading/read-time.ts';
import { question } from '#schema/rules/market/reading/reading.ts';
import { easternInstant, plainDay, readableTime } from '#schema/rules/time/eastern-time.ts';
import type { League } from './leagues.ts';
import type { PastedLine } from './pasted-line.ts';

const MOMENT = /^(\S*\d[-/.]\d\S*),?\s+(\d{1,2}:\d{2}.*)$/;

interface StartOptions {
  /** The New York day of lines without a date. */
  day: string;
  /** The games of the schedule, for lines without a time. */
  games: readonly ScheduledGame[];
  sport: League | undefined;
  named: NamedTeams | undefined;
}

/** The start of a line's game in New York: its moment, its day and time, or the time that the schedule has. Undefined where a cell is wrong or open. */
export function pastedStart(line: PastedLine, { day, games, sport, named }: StartOptions): Start | undefined {
  const { cells, take } = line;
  const whole = isBlank(cells.time) ? 'date' : isBlank(cells.date) ? 'time' : null;
  const moment = whole ? momentOf(line, whole) : null;
  if (moment !== null) return moment && isNear(line, moment.date, day) ? moment : undefined;
  // A spreadsheet's moment is a day and a time in one cell.
  const [, dayWords = cells.date, timeWords] = (whole && MOMENT.exec(cells[whole])) || [];
  const date = isBlank(dayWords) ? day : take(whole ?? 'date', readDay(dayWords, day));
  if (date === undefined || !isNear(line, date, day)) return undefined;
  if (whole && timeWords) return timeOf(line, whole, timeWords, date);
  if (!isBlank(cells.time)) return timeOf(line, 'time', cells.time, date);
  if (!sport || !named) return undefined;
  const words = `${named.teamOne} @ ${named.teamTwo} ${date}`;
  return take('time', readScheduledStart({ league: sport, teams: named, date }, games), words);
}

/** A time in its own zone, else in that of its line or of the name of its column. */
function timeOf({ cells, nameOf, take }: PastedLine, column: 'date' | 'time', words: string, date: string) {
  const zone = isBlank(cells.zone)
    ? take(column, readZoneOfTime(words, nameOf(column)), nameOf(column))
    : take('zone', readZone(cells.zone));
  return zone === undefined ? undefined : take(column, readTime(words, date, { zone }));
}

/** Whether a day is not years away, or somebody says that it is meant. */
function isNear({ take }: PastedLine, date: string, today: string): boolean {
  return take('date', readNearDay(date, today)) !== undefined;
}

/** A start that a program wrote with its offset. At midnight of UTC it may as well be a day, and then it is asked. */
function momentOf({ cells, take }: PastedLine, column: 'date' | 'time'): Start | null | undefined {
  const moment = readMoment(cells[column]);
  if (moment.kind === 'REFUSAL') return null;
  const day = /^(\d{4}-\d{2}-\d{2}).00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i.exec(cells[column].trim())?.[1];
  if (!day || moment.kind !== 'VALUE' || column === 'time') return take(column, moment);
  const { date, time } = moment.value;
  return take<Start | null>(
    'date',
    question('moment', `Is ${cells.date} a start, or a day?`, [
      { key: 'start', label: `${plainDay(date)}, ${readableTime(time)} ET`, value: moment.value },
      { key: 'day', label: plainDay(day), value: null },
    ]),
  );
}

/** When a pick opens: a time of the game's day, or a day and a time. */
export function pastedRelease({ cells, nameOf, take }: PastedLine, day: string): Date | null | undefined {
  if (isBlank(cells.release)) return null;
  const [, date, time = ''] = /^(?:(\S*[-/]\S*|\d+\.\d+\.\S*)\s+)?(.+)$/.exec(cells.release.trim()) ?? [];
  const column = nameOf('release');
  const zone = take('release', readZoneOfTime(time, column), column);
  const opens = date ? take('release', readDay(date, day)) : day;
  if (zone === undefined || !opens) return undefined;
  const start = take('release', readTime(time, opens, { isStart: false, zone }));
  return start ? easternInstant(start.date, start.time) : undefined;
}
