import { withDecimalPoints } from './decimal-commas.ts';
import { findSeparator, HEADER_WITHIN } from './find-separator.ts';
import { nameColumns } from './header-names.ts';
import { leftOutRow, sortRows } from './left-out-rows.ts';
import { lostLetters } from './lost-letters.ts';
import { noSheet } from './no-sheet.ts';
import { isProviderText, providerTable } from './provider-rows.ts';
import { plainLines, type Separator, splitCells } from './split-cells.ts';
import { emptyTable, type Table, type TableProblem, type TableRow } from './table.ts';

interface HowToRead {
  /** Whether the cells of a line name columns. */
  isHeader(cells: string[]): boolean;
  /** Lines that a person leaves out. */
  leaveOut?: readonly number[];
}

/**
 * The table of a text: CSV with commas, semicolons or tabs, cells that a spreadsheet copied, or a provider's JSON. A byte
 * order mark, the way lines end, titles, totals and empty columns are no part of it.
 */
export function readTable(given: string, { isHeader, leaveOut = [] }: HowToRead): Table {
  const text = plainLines(given);
  const none = noSheet(text);
  if (none) return emptyTable(none);
  if (isProviderText(text)) return providerTable(text);
  const separator = findSeparator(text, isHeader);
  const { rows: lines, problem } = splitCells(text, separator);
  const headerAt = lines.slice(0, HEADER_WITHIN).findIndex(({ cells }) => isHeader(cells));
  const names = lines[headerAt]?.cells ?? null;
  const table = tableOf(lines.slice(headerAt + 1), { names, separator, leaveOut: new Set(leaveOut) });
  const above = lines.slice(0, Math.max(headerAt, 0)).map((line) => leftOutRow(line, 'is above the columns'));
  return {
    ...table,
    headerRow: lines[Math.max(headerAt, 0)]?.row ?? 1,
    leftOut: [...above, ...table.leftOut],
    problems: problem ? [inFile(problem, names)] : table.problems,
  };
}

interface TableParts {
  /** Null where the columns have no names: they go by their places then. */
  names: readonly string[] | null;
  separator: Separator;
  leaveOut: ReadonlySet<number>;
}

function tableOf(lines: TableRow[], { names, separator, leaveOut }: TableParts) {
  const { header, rows } = nameColumns(names ?? [], lines);
  const sorted = sortRows(names ? header : [], rows);
  const given = sorted.rows.filter(({ row }) => !leaveOut.has(row));
  const pointed = withDecimalPoints(given);
  const gone = sorted.rows.filter(({ row }) => leaveOut.has(row));
  return {
    header: names ? header : null,
    rows: pointed,
    // Semicolons separate where decimals follow a comma.
    isEuropean: separator === ';' || pointed !== given,
    leftOut: [...sorted.leftOut, ...gone.map((line) => leftOutRow(line, 'was left out by you'))],
    problems: [...tooLong(header, given), ...lostLetters(header, given)],
  };
}

function tooLong(header: readonly string[], rows: readonly TableRow[]): TableProblem[] {
  return rows
    .filter(({ cells }) => cells.length > header.length)
    .map(({ row, cells }) => ({
      ...{ row, column: null },
      reason: `has ${cells.length} cells and ${header.length} columns; put words with a separator in them in quotes, as in "Rested, and at home"`,
    }));
}

/** With the name that the file has for the column. */
function inFile(problem: TableProblem, names: readonly string[] | null): TableProblem {
  const place = Number(/\d+$/.exec(problem.column ?? '')?.[0] ?? 0);
  return { ...problem, column: names?.[place - 1] || problem.column };
}
