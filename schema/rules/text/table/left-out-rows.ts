import type { LeftOutRow, TableRow } from './table.ts';

const TOTALS =
  /^(grand |sub)?-?(totals?|sum|average|avg|roi|yield|record|net|profit|p\/l|balance|bankroll|win (rate|%)|hit rate|summe|gesamt|durchschnitt|moyenne)\b[^a-z]*$/i;
/** Figures of a totals row: amounts, shares, records such as 12-5-1. */
const FIGURE = /^[-+−$€£\d.,%()\su–/]*$/i;

interface Sorted {
  rows: TableRow[];
  leftOut: LeftOutRow[];
}

/** Parts the rows of a table from its totals, from the header where it is repeated, and from notes below. */
export function sortRows(header: readonly string[], lines: readonly TableRow[]): Sorted {
  const sorted: Sorted = { rows: [], leftOut: [] };
  const lastRow = lines.findLastIndex(({ cells }) => filled(cells).length > 1 && !isTotals(cells));
  for (const [at, line] of lines.entries()) {
    const why = whyLeftOut(header, line, at > lastRow);
    if (why) sorted.leftOut.push(leftOutRow(line, why));
    else sorted.rows.push(line);
  }
  return sorted;
}

export function leftOutRow({ row, cells }: TableRow, why: string): LeftOutRow {
  return { row, text: filled(cells).join(' · '), why };
}

function whyLeftOut(header: readonly string[], { cells }: TableRow, isBelow: boolean): string | null {
  if (isTotals(cells)) return 'is a row of totals';
  if (header.length > 0 && header.every((name, at) => name === (cells[at] ?? '')))
    return 'names the columns again';
  // Above the last row such a line can be a heading that says something of the rows below it: that is for a person to say.
  const [first = '', ...others] = filled(cells);
  return isBelow && header.length > 2 && others.length === 0 && first.includes(' ')
    ? 'is a note below the rows'
    : null;
}

function isTotals(cells: readonly string[]): boolean {
  const [first = '', ...others] = filled(cells);
  return TOTALS.test(first) && others.every((cell) => FIGURE.test(cell));
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '');
}
