import { plainLines, splitCells } from '#schema/rules/text/table/split-cells.ts';
import type { TableRow } from '#schema/rules/text/table/table.ts';

/** The rows of a CSV file that the product wrote. Throws where it is none. */
export function savedRows(text: string): TableRow[] {
  const { rows, problem } = splitCells(plainLines(text), ',');
  if (problem) throw new Error(problem.reason);
  return rows;
}
