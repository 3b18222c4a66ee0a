import { SEPARATORS, type Separator, splitCells } from './split-cells.ts';
import type { TableRow } from './table.ts';

/** The columns are named within these lines, and the separator is found by them. */
export const HEADER_WITHIN = 20;
const HEAD_CHARACTERS = 40_000;

/** Spreadsheets write their separator in a line of its own before all others. */
const DECLARED = /^sep=([,;\t])\n/i;

/** What separates the cells of a text: what its first line says, else what makes a header, else what cuts its lines alike. */
export function findSeparator(text: string, isHeader: (cells: string[]) => boolean): Separator {
  const declared = DECLARED.exec(text)?.[1];
  if (declared) return declared as Separator;
  const head = text.slice(0, HEAD_CHARACTERS);
  const [best] = SEPARATORS.map((separator) => {
    const rows = splitCells(head, separator).rows.slice(0, HEADER_WITHIN);
    return { separator, header: rows.find(({ cells }) => isHeader(cells)), ...alike(rows) };
  }).sort(
    (one, other) =>
      (other.header?.cells.length ?? 0) - (one.header?.cells.length ?? 0) ||
      other.lines - one.lines ||
      other.cells - one.cells,
  );
  return best?.separator ?? ',';
}

/** How many lines have the same number of cells, and how many: what does not separate leaves one cell a line. */
function alike(rows: readonly TableRow[]): { lines: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most = [0, 0]] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
  return { cells: most[0], lines: most[1] };
}
