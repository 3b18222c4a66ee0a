import { brokenCells } from './broken-cells.ts';
import { columnProblems } from './column-problems.ts';
import { withDayOrder } from './day-order.ts';
import { speaksOfEurope } from './european-words.ts';
import { type ColumnMatch, type KnownColumn, type ProposedColumn, proposeColumns } from './match-columns.ts';
import type { Table, TableProblem, TableRow } from './table.ts';

export interface MatchedRow<Name extends string> {
  row: number;
  /** The cells by our names of the columns; '' for a column that the file does not have. */
  cells: Record<Name, string>;
}

interface MatchedTable<Name extends string> {
  /** None while a column is undecided, read as two, or missing. */
  rows: MatchedRow<Name>[];
  columns: ProposedColumn[];
  problems: TableProblem[];
  /** What the file calls a column of ours. */
  nameOf(column: string): string;
}

export interface Matching<Name extends string> {
  known: readonly (KnownColumn & { name: Name })[];
  /** What a person said of the columns of this file. */
  given: readonly ColumnMatch[];
  /** The columns that a file must have; of several ways, one: [['pick'], ['game', 'away home']]. */
  required: readonly (readonly string[])[];
  /** The day on which the sheet is read, where its days are near. */
  today?: string;
}

/** The rows of a table by our columns. */
export function matchRows<Name extends string>(table: Table, matching: Matching<Name>): MatchedTable<Name> {
  const columns = proposeColumns(table, matching.known, matching.given);
  const wrong = columnProblems(table, columns, matching);
  const forAll = new Map(matching.given.map(({ of, value }) => [of, value]));
  const places = matching.known.map(
    ({ name }) => [name, columns.findIndex(({ of }) => of === name)] as const,
  );
  const named = (cells: readonly string[]) =>
    Object.fromEntries(
      places.map(([name, at]) => [name, cells[at] ?? forAll.get(name)?.trim() ?? '']),
    ) as Record<Name, string>;
  return {
    rows:
      wrong.length > 0
        ? []
        : inOneOrder(table, columns, matching).map(({ row, cells }) => ({ row, cells: named(cells) })),
    columns,
    problems: [...wrong, ...table.problems, ...(wrong.length > 0 ? [] : brokenCells(table, columns))],
    nameOf: (name) => columns.find(({ of }) => of === name)?.column ?? name,
  };
}

function inOneOrder(
  table: Table,
  columns: readonly ProposedColumn[],
  { known, given, today }: Matching<string>,
): readonly TableRow[] {
  const days = new Set(known.filter(({ isDay }) => isDay).map(({ name }) => name));
  const places = columns.flatMap(({ of }, at) => (of !== null && days.has(of) ? [at] : []));
  const isEuropean = () => table.isEuropean || speaksOfEurope(table.rows, columns, given);
  return withDayOrder(table.rows, { places, isEuropean, today });
}
