import { placeName, type TableProblem, type TableRow } from './table.ts';

/** U+FFFD, which a program writes for what it could not read; and letters of UTF-8 that were read as another encoding. */
const LOST = /\ufffd|[ÂÃ][\u0080-\u00bf\u0152-\u0192\u02c6\u2013-\u2122]|â€/;

/** Cells whose letters another program has lost: nobody can say which name they were. */
export function lostLetters(header: readonly string[], rows: readonly TableRow[]): TableProblem[] {
  return rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, at) =>
      LOST.test(cell) ? [{ row, column: header[at] ?? placeName(at + 1), reason: reasonOf(cell) }] : [],
    ),
  );
}

function reasonOf(cell: string): string {
  return `says "${cell}", in which letters were lost when it was saved; save it as CSV UTF-8, or write them here, as in Montréal`;
}
