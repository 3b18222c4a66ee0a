import { DAY } from '#schema/rules/time/durations.ts';
import type { TableRow } from './table.ts';

/** A day in numbers, with the weekday before and the time behind it: 'Wed 02/12/2026 19:30', '02-12'. */
const DATE =
  /^([a-z]{2,9}\.?,? )?(\d{1,2})([./-])(\d{1,2})(?:\3(\d{4}|\d{2}))?\.?((?:,?\s+|T)\d{1,2}[:.]\d{2}.*)?$/i;

interface WrittenDay {
  weekday: string;
  one: string;
  two: string;
  year: string;
  /** What follows the day. */
  rest: string;
}

interface DaysOfSheet {
  /** The columns that hold days. */
  places: readonly number[];
  /** Whether the sheet has the ways of Europe. */
  isEuropean(): boolean;
  /** The day on which it is read, where that says something of its days. */
  today?: string | undefined;
}

/**
 * The days of a sheet in one order where one beyond 12 shows which: 13/12/2026 makes 02/12/2026 a day of December. Where nothing shows it, and
 * the sheet has the ways of Europe or all of its days are near only with the day first, they are written with points, which readers ask about.
 */
export function withDayOrder(
  rows: readonly TableRow[],
  { places, isEuropean, today }: DaysOfSheet,
): readonly TableRow[] {
  const days = rows
    .flatMap(({ cells }) => places.map((at) => dayIn(cells[at])))
    .filter((day) => day !== null);
  if (days.length === 0) return rows;
  const order = shownOrder(days);
  if (order === null && !isEuropean() && !(today && areNearDayFirst(days, today))) return rows;
  if (order === 'BOTH') return rows;
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => (places.includes(at) ? inOrder(cell, order ?? 'ASKED') : cell)),
  }));
}

function dayIn(cell = ''): WrittenDay | null {
  const [, weekday = '', one, sign, two, year = '', rest = ''] = DATE.exec(cell) ?? [];
  if (!one || !two) return null;
  // 26-12-02 may begin with its year.
  return sign === '-' && year.length === 2 && Number(one) > 12 ? null : { weekday, one, two, year, rest };
}

type Order = 'DAY_FIRST' | 'MONTH_FIRST' | 'ASKED';

/** The order that a day beyond 12 shows. */
function shownOrder(days: readonly WrittenDay[]): 'DAY_FIRST' | 'MONTH_FIRST' | 'BOTH' | null {
  const dayFirst = days.some(({ one }) => Number(one) > 12);
  const monthFirst = days.some(({ two }) => Number(two) > 12);
  if (dayFirst && monthFirst) return 'BOTH';
  return dayFirst ? 'DAY_FIRST' : monthFirst ? 'MONTH_FIRST' : null;
}

/** A card of picks is of these days, and a schedule begins with them. */
const NEAR = 14 * DAY;

/** Whether all days that the two orders read differently are near with the day first, and far with the month first. */
function areNearDayFirst(days: readonly WrittenDay[], today: string): boolean {
  const open = days.filter(({ one, two }) => Number(one) !== Number(two));
  return (
    open.length > 0 &&
    open.every(
      ({ one, two, year }) => far(two, one, year, today) <= NEAR && far(one, two, year, today) > NEAR,
    )
  );
}

function far(month: string, date: string, year: string, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [thisYear - 1, thisYear, thisYear + 1];
  const aways = years.map((each) =>
    Math.abs(Date.UTC(each, Number(month) - 1, Number(date)) - Date.parse(today)),
  );
  return Math.min(...aways);
}

function inOrder(cell: string, order: Order): string {
  const day = dayIn(cell);
  if (!day) return cell;
  const { weekday, one, two, year, rest } = day;
  if (order === 'ASKED') return `${weekday}${one}.${two}.${year}${rest}`;
  const [month, date] = order === 'DAY_FIRST' ? [two, one] : [one, two];
  const written = [month.padStart(2, '0'), date.padStart(2, '0')];
  const whole = year.length === 2 ? `20${year}` : year;
  return `${weekday}${whole ? [whole, ...written].join('-') : written.join('/')}${rest}`;
}
