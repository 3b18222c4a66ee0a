import type { CellProblem } from '#schema/rules/market/reading/questions.ts';
import { listedAnd } from '#schema/rules/text/listed.ts';

/** What is said of an empty cell, with what to do behind it. */
const EMPTY = /^(?:is empty; (.*)|.* is required)$/;
const FOR_ALL = 'fill it in, or leave the column unread and say what all lines have';

/** Problems of a sheet, those of cells that are empty in several lines of one column as one that names them all. */
export function withEmptyCellsOnce(problems: readonly CellProblem[]): CellProblem[] {
  const rows = new Map<string, number[]>();
  for (const { row, column, reason } of problems) {
    const key = `${column} ${reason}`;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return problems.flatMap((problem) => {
    const { row, column, reason } = problem;
    const same = rows.get(`${column} ${reason}`) ?? [];
    const empty = EMPTY.exec(reason);
    if (!empty || same.length === 1) return problem;
    const lines = listedAnd(runsOf(same));
    return row === same[0]
      ? { ...problem, reason: `is empty in lines ${lines}; ${empty[1] ?? FOR_ALL}` }
      : [];
  });
}

/** '2 to 5', '7' */
function runsOf(rows: readonly number[]): string[] {
  const starts = rows.filter((row, at) => rows[at - 1] !== row - 1);
  const ends = rows.filter((row, at) => rows[at + 1] !== row + 1);
  return starts.map((start, at) => (start === ends[at] ? String(start) : `${start} to ${ends[at]}`));
}
