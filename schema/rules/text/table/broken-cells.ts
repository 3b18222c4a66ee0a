import type { ProposedColumn } from './match-columns.ts';
import type { Table, TableProblem } from './table.ts';

/** What spreadsheets show where a formula has no value, or a column is too narrow for it; LibreOffice counts some of its errors. */
const BROKEN = /^(?:#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|ERROR)[!?]?|#{2,}|Err:\d{3})$/i;

/** Cells of columns that are read which hold no value but a spreadsheet's error. */
export function brokenCells({ rows }: Table, columns: readonly ProposedColumn[]): TableProblem[] {
  const read = columns.flatMap(({ column, of }, at) => (of === null ? [] : [{ column, at }]));
  return rows.flatMap(({ row, cells }) =>
    read.flatMap(({ column, at }) => {
      const cell = cells[at] ?? '';
      return BROKEN.test(cell) ? [{ row, column, reason: reasonOf(cell) }] : [];
    }),
  );
}

function reasonOf(cell: string): string {
  return `says "${cell}", which a spreadsheet shows in place of a value; mend its formula or widen its column, and save the file again`;
}
