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

/**
 * The days of a sheet in one order where one beyond 12 shows which: 13/12/2026 makes 02/12/2026 a day of December. Where nothing shows it
 * and the sheet has the ways of Europe, they are written with points, which readers ask about. `places` are the columns that hold days.
 */
export function withDayOrder(
  rows: readonly TableRow[],
  places: readonly number[],
  isEuropean: boolean,
): readonly TableRow[] {
  const days = rows.flatMap(({ cells }) => places.map((at) => dayIn(cells[at])));
  const order = orderOf(
    days.filter((day) => day !== null),
    isEuropean,
  );
  if (order === null) return rows;
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => (places.includes(at) ? inOrder(cell, order) : cell)),
  }));
}

function dayIn(cell = ''): WrittenDay | null {
  const [, weekday = '', one, sign, two, year = '', rest = ''] = DATE.exec(cell) ?? [];
  if (!one || !two) return null;
  // 26-12-02 may begin with its year.
  return sign === '-' && year.length === 2 && Number(one) > 12 ? null : { weekday, one, two, year, rest };
}

type Order = 'DAY_FIRST' | 'MONTH_FIRST' | 'ASKED';

function orderOf(days: readonly WrittenDay[], isEuropean: boolean): Order | null {
  const dayFirst = days.some(({ one }) => Number(one) > 12);
  const monthFirst = days.some(({ two }) => Number(two) > 12);
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return 'DAY_FIRST';
  if (monthFirst) return 'MONTH_FIRST';
  return isEuropean ? 'ASKED' : null;
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
