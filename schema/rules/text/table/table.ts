/** A sheet as rows of cells, whatever it was saved as. */
export interface Table {
  /** What each column is called, each name once; null where no line names the columns. */
  header: string[] | null;
  /** The line of the header; without one, the first row's. */
  headerRow: number;
  rows: TableRow[];
  /** Whether it has semicolons or decimal commas, as sheets of Europe do: days may come first in its dates. */
  isEuropean?: boolean;
  /** Lines that hold no row, with the reason: nothing is left out without being named. */
  leftOut: LeftOutRow[];
  /** What is wrong with the table itself; then it has fewer rows than lines. */
  problems: TableProblem[];
}

export interface TableRow {
  /** The line in which it begins, from 1. */
  row: number;
  /** As many as the header has, trimmed. */
  cells: string[];
}

export interface LeftOutRow {
  row: number;
  /** Its words, such as 'My picks, week 13'. */
  text: string;
  /** 'is above the columns' */
  why: string;
}

export interface TableProblem {
  /** The line, from 1. */
  row: number;
  /** The column by the name that the file has for it; null where the whole line is wrong. */
  column: string | null;
  /** A clause that 'Line 3' or the name of the column begins. */
  reason: string;
}

/** What a column without a name is called, by its place from 1. */
export function placeName(place: number): string {
  return `column ${place}`;
}

/** The table of a text that is none, for a reason that 'The file' begins. */
export function emptyTable(reason: string): Table {
  return { header: null, headerRow: 1, rows: [], leftOut: [], problems: [{ row: 1, column: null, reason }] };
}
