import type { TableRow } from './table.ts';

/** 1,91 and 0,5 and 1,909091; three digits after a comma can be thousands. */
const COMMA = /^[-+−]?\d+,(\d{1,2}|\d{4,6})$/;
const POINT = /^[-+−]?\d+\.\d+$/;
/** 'Seahawks -4,5' and 'Over 220,5' */
const LINE_IN_WORDS = /^([^,]{1,60}[\s(+−–-]|[ou])(\d{1,3}),(0|25|5|75)(\)?)$/i;
const NUMBER = /^([-+−]?)(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(\s?[%u])?$/;

/** Numbers of a sheet that was written where decimals follow a comma, in ours. A sheet that has both ways stays as it is. */
export function withDecimalPoints(rows: TableRow[]): TableRow[] {
  const has = (way: RegExp) => rows.some(({ cells }) => cells.some((cell) => way.test(cell)));
  if (!has(COMMA) || has(POINT)) return rows;
  return rows.map(({ row, cells }) => ({ row, cells: cells.map(withPoint) }));
}

function withPoint(cell: string): string {
  const [, sign, whole = '', decimals, unit = ''] = NUMBER.exec(cell) ?? [];
  if (decimals === undefined) return cell.replace(LINE_IN_WORDS, '$1$2.$3$4');
  return `${sign}${whole.replaceAll('.', '')}.${decimals}${unit}`;
}
