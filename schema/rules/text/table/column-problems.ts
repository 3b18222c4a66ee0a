import { type ColumnMatch, headerOf, type KnownColumn, type ProposedColumn } from './match-columns.ts';
import type { Table, TableProblem } from './table.ts';

interface Wanted {
  known: readonly KnownColumn[];
  given: readonly ColumnMatch[];
  required: readonly (readonly string[])[];
}

/** What is to be said or mended of the columns before a row can be read: all of them at once. */
export function columnProblems(
  table: Table,
  columns: readonly ProposedColumn[],
  { known, given, required }: Wanted,
): TableProblem[] {
  if (table.rows.length === 0)
    return table.problems.length > 0
      ? []
      : [at(table, null, 'has no rows below it; fill one in, or choose another file')];
  const names = known.map(({ name }) => name);
  const header = headerOf(table);
  const undecided = columns.filter(({ isCertain }) => !isCertain).map(({ column }) => `"${column}"`);
  const forAll = given.filter(({ value }) => value != null);
  const isRead = (name: string) => [...columns, ...forAll].some(({ of }) => of === name);
  const missing = required.filter((ways) => !ways.some((way) => way.split(' ').every(isRead)));
  return [
    ...given
      .filter(({ column, value }) => value == null && !header.includes(column))
      .map(({ column }) => at(table, column, `is no column of the file; it has ${header.join(', ')}`)),
    ...given
      .filter(({ of }) => of !== null && !names.includes(of))
      .map(({ column, of }) =>
        at(table, column, `is said to be "${of}"; say ${names.join(', ')}, or leave it unread`),
      ),
    ...forAll
      .filter(({ of }) => columns.some((column) => column.of === of))
      .map(({ of, value }) =>
        at(table, of, `is "${value}" in all lines, and the file has a column for it too; leave one unread`),
      ),
    ...names.flatMap((name) => readTwice(table, columns, name)),
    ...known.flatMap((each) => neverRead(table, columns, each)),
    ...(undecided.length > 0 ? [at(table, null, undecidedText(undecided, names))] : []),
    ...(undecided.length > 0 ? [] : missing.map((ways) => at(table, null, missingText(ways, header)))),
  ];
}

function at({ headerRow }: Table, column: string | null, reason: string): TableProblem {
  return { row: headerRow, column, reason };
}

function readTwice(table: Table, columns: readonly ProposedColumn[], name: string): TableProblem[] {
  const [, second] = columns.filter(({ of, isCertain }) => isCertain && of === name);
  return second ? [at(table, second.column, `is ${name}, and so is another; leave one of them unread`)] : [];
}

/** What a person says a column is, and its own name denies. */
function neverRead(
  table: Table,
  columns: readonly ProposedColumn[],
  { name, never }: KnownColumn,
): TableProblem[] {
  const denied = never && columns.find(({ column, of }) => of === name && never.names.test(column));
  return denied
    ? [at(table, denied.column, `is said to be ${name}, and its name says otherwise; ${never.because}`)]
    : [];
}

function undecidedText(columns: readonly string[], names: readonly string[]): string {
  const which =
    columns.length === 1 ? `has the column ${columns[0]}` : `has the columns ${columns.join(', ')}`;
  return `${which}; say which of ${names.join(', ')} each is, or leave it unread`;
}

function missingText(ways: readonly string[], header: readonly string[]): string {
  const [first, ...others] = ways.map((way) => way.replaceAll(' ', ' and '));
  const wanted = [first, ...others.map((way) => `or ${way}`)].join(' ');
  return `names no column ${wanted}; say which it is, or what all lines have. It has ${header.join(', ')}`;
}
