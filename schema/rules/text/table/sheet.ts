import type { Answer } from '#schema/rules/market/reading/questions.ts';
import { type ColumnMatch, type KnownColumn, namesColumns, type ProposedColumn } from './match-columns.ts';
import { type MatchedRow, matchRows } from './matched-rows.ts';
import { readTable } from './read-table.ts';
import type { LeftOutRow, Table, TableProblem } from './table.ts';

/** What a person says about a sheet. */
export interface SaidOfSheet {
  columns?: readonly ColumnMatch[];
  answers?: readonly Answer[];
  /** Lines that they leave out. */
  leaveOut?: readonly number[];
}

/** A sheet by our columns, its cells still to be read. */
export interface Sheet<Name extends string> {
  rows: MatchedRow<Name>[];
  columns: ProposedColumn[];
  leftOut: LeftOutRow[];
  problems: TableProblem[];
  /** What the file calls a column of ours. */
  nameOf(column: string): string;
}

interface Wanted<Name extends string> {
  known: readonly (KnownColumn & { name: Name })[];
  /** The columns that it must have; of several ways, one: [['pick'], ['game', 'away home']]. */
  required: readonly (readonly string[])[];
  /** The most rows that are read at once. */
  most: number;
  /** The day on which the sheet is read, where its days are near. */
  today?: string;
  /** Makes the rows of a table that is laid out in another way. */
  shaped?(table: Table): Table;
}

export function readSheet<Name extends string>(
  text: string,
  { shaped = (table) => table, most, ...wanted }: Wanted<Name>,
  { columns = [], leaveOut = [] }: SaidOfSheet,
): Sheet<Name> {
  const table = shaped(readTable(text, { isHeader: (cells) => namesColumns(cells, wanted.known), leaveOut }));
  const sheet = { ...matchRows(table, { ...wanted, given: columns }), leftOut: table.leftOut };
  if (table.rows.length <= most) return sheet;
  const reason = `has ${table.rows.length} rows; at most ${most} are read at once, so split the file`;
  return { ...sheet, rows: [], problems: [{ row: table.headerRow, column: null, reason }] };
}
