import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readLeague } from '#schema/rules/market/reading/read-league.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import { readTier } from '#schema/rules/market/reading/read-tier.ts';
import {
  type ColumnMatch,
  namesColumns,
  type ProposedColumn,
} from '#schema/rules/text/table/match-columns.ts';
import { matchRows } from '#schema/rules/text/table/matched-rows.ts';
import { readTable } from '#schema/rules/text/table/read-table.ts';
import type { LeftOutRow, Table } from '#schema/rules/text/table/table.ts';
import { chatTable } from './chat-lines.ts';
import { withEmptyCellsOnce } from './empty-cells.ts';
import { otherKind } from './kind-of-sheet.ts';
import type { UnreadCell } from './notes-of-line.ts';
import { noteProblem } from './notes-of-sheet.ts';
import { type PastedLine, type PastedPick, readPastedLine } from './pasted-line.ts';
import { PICK_COLUMNS } from './pick-columns.ts';

/** The columns of pasted picks in the order that lines without a header have. */
export const PASTED_ORDER = ['sport', 'tier', 'game', 'time', 'pick', 'odds', 'units', 'details'] as const;
/** A time is that of the schedule where the sheet names none. */
const REQUIRED = [['sport'], ['tier'], ['game', 'away home'], ['pick'], ['details']];

/** The most lines that are read at once; a day has some thirty picks. */
export const MAX_PASTED = 200;

interface PastedSheet {
  picks: PastedPick[];
  columns: ProposedColumn[];
  leftOut: LeftOutRow[];
}

interface HowToRead {
  /** The New York day of lines without a date. */
  day: string;
  /** Collects what is wrong and what is asked. */
  reader: SheetReader;
  /** What a person said of the columns. */
  columns?: readonly ColumnMatch[];
  /** Lines that a person leaves out. */
  leaveOut?: readonly number[];
  /** The teams of the schedule; without any, every name is taken. */
  teams?: readonly KnownTeam[];
  /** The games of the schedule, for lines without a time. */
  games?: readonly ScheduledGame[];
}

/** The picks of a text that was pasted from a spreadsheet or read from a file. */
export function parsePastedPicks(text: string, how: HowToRead): PastedSheet {
  const { reader, day, columns: given = [], leaveOut = [], teams = [], games = [] } = how;
  const isHeader = (cells: string[]) => !startsWithLeague(cells) && namesColumns(cells, PICK_COLUMNS);
  const read = readTable(text, { isHeader, leaveOut });
  const table = chatTable(read, day) ?? inOrder(read);
  const matched = matchRows(table, { known: PICK_COLUMNS, given, required: REQUIRED, today: day });
  const { rows, columns, nameOf } = matched;
  const has = (name: string) => columns.some(({ of }) => of === name);
  for (const { row, text: said } of table.leftOut) {
    const ofLines = { day, hasDates: has('date'), hasUnits: has('units') };
    const note = leaveOut.includes(row) ? null : noteProblem(said, ofLines);
    if (note) reader.problems.push({ row, column: null, reason: note });
  }
  const isUnread = rows.length === 0 && matched.problems.length > 0 && given.length === 0;
  const reason = isUnread ? otherKind(text, 'PICKS') : null;
  reader.problems.push(...(reason ? [{ row: 1, column: null, reason }] : matched.problems));
  if (rows.length > MAX_PASTED) {
    const many = `has ${rows.length} picks; paste at most ${MAX_PASTED} at once`;
    reader.problems.push({ row: table.headerRow, column: null, reason: many });
    return { picks: [], columns, leftOut: table.leftOut };
  }
  const sheet = habitsOf(rows, columns);
  const unreadOf = unreadCells(table, columns);
  const picks = rows.flatMap(({ row, cells }) => {
    const take = <Value>(
      column: keyof typeof cells,
      reading: Parameters<typeof reader.take<Value>>[3],
      cell = cells[column],
    ) => reader.take(row, nameOf(column), cell, reading);
    const line = { row, cells, nameOf, take, sheet, unread: unreadOf.get(row) ?? [] };
    return readPastedLine(line, { reader, day, teams, games }) ?? [];
  });
  reader.problems.splice(0, Number.POSITIVE_INFINITY, ...withEmptyCellsOnce(reader.problems));
  return { picks, columns, leftOut: table.leftOut };
}

function habitsOf(
  rows: readonly { cells: Record<'odds', string> }[],
  columns: readonly ProposedColumn[],
): PastedLine['sheet'] {
  const placeOf = (name: string) => columns.findIndex(({ of }) => of === name);
  return {
    isLineListed: placeOf('line') >= 0 && placeOf('line') < placeOf('pick'),
    hasSignedOdds: rows.some(({ cells }) => /^[+-]\d{3}/.test(plainText(cells.odds))),
  };
}

/** The cells of columns that are left unread, by their lines. */
function unreadCells(table: Table, columns: readonly ProposedColumn[]): Map<number, UnreadCell[]> {
  const unread = columns.flatMap(({ column, of }, at) => (of === null ? [{ column, at }] : []));
  return new Map(
    table.rows.map(({ row, cells }) => [
      row,
      unread.map(({ column, at }) => ({ column, cell: cells[at] ?? '' })),
    ]),
  );
}

function startsWithLeague([first = '']: readonly string[]): boolean {
  return readLeague(first).kind !== 'REFUSAL';
}

/** Lines without a header that begin with a league, and a tier, have our order. */
function inOrder(table: Table): Table {
  const [first] = table.rows;
  if (table.header || !first || !startsWithLeague(first.cells)) return table;
  const width = PASTED_ORDER.length;
  if (first.cells.length > width && readTier(first.cells[1] ?? '').kind !== 'VALUE') return table;
  const long = table.rows.filter(({ cells }) => cells.length > width);
  const problems = long.map(({ row, cells }) => ({
    ...{ row, column: null },
    reason: `has ${cells.length} cells and ${width} columns; put text with a comma in quotes`,
  }));
  const rows = table.rows.filter((line) => !long.includes(line));
  return { ...table, header: [...PASTED_ORDER], rows, problems: [...table.problems, ...problems] };
}
