import type { TableRow } from './table.ts';

const DATE = /^(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})$/;

/**
 * Dates of a column in one order where a day beyond 12 shows which: 13/12/2026 makes 02/12/2026 a day of December. Where nothing shows
 * it and the sheet has the ways of Europe, they are written with points, which readers ask about.
 */
export function withDayOrder(rows: TableRow[], isEuropean: boolean): TableRow[] {
  const width = Math.max(0, ...rows.slice(0, 1).map(({ cells }) => cells.length));
  const orders = Array.from({ length: width }, (_, at) => orderOf(rows, at, isEuropean));
  if (orders.every((order) => order === null)) return rows;
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => inOrder(cell, orders[at] ?? null)),
  }));
}

type Order = 'DAY_FIRST' | 'MONTH_FIRST' | 'ASKED' | null;

function orderOf(rows: readonly TableRow[], at: number, isEuropean: boolean): Order {
  const dates = rows.flatMap(({ cells }) => {
    const [, one, sign, two] = DATE.exec(cells[at] ?? '') ?? [];
    return sign ? [{ one: Number(one), two: Number(two), sign }] : [];
  });
  if (dates.length === 0) return null;
  const [dayFirst, monthFirst] = [dates.some(({ one }) => one > 12), dates.some(({ two }) => two > 12)];
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return 'DAY_FIRST';
  if (monthFirst) return 'MONTH_FIRST';
  return isEuropean ? 'ASKED' : null;
}

function inOrder(cell: string, order: Order): string {
  const [, one = '', sign, two = '', year = ''] = (order && DATE.exec(cell)) || [];
  if (!sign) return cell;
  if (order === 'ASKED') return cell.replaceAll('/', '.');
  const [month, day] = order === 'DAY_FIRST' ? [two, one] : [one, two];
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
