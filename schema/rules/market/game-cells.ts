import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { Reading } from '#schema/rules/market/reading/reading.ts';
import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import type { GameColumn } from './game-columns.ts';

/** The cells of a line of a file of games, read one after the other. */
export interface CellTaker {
  row: number;
  text(column: GameColumn): string;
  /** What the file calls a column. */
  nameOf(column: GameColumn): string;
  /** Whether a cell says something, and not only that there is nothing. */
  has(column: GameColumn): boolean;
  /** Undefined where a cell is wrong or not certain, which is noted. A question is about the words, which are the cell where not said otherwise. */
  take<Value>(column: GameColumn, read: (text: string) => Reading<Value>, about?: About): Value | undefined;
  /** A question that is one for all lines, whatever the cell says. */
  takeForAll<Value>(column: GameColumn, words: string, reading: Reading<Value>): Value | undefined;
  /** Always undefined. */
  wrong(column: GameColumn | null, reason: string): undefined;
}

interface About {
  /** What else decides what the words mean. */
  beside?: string;
  words?: string;
}

/** What words were read as: a file has the same ones in many lines. */
export type KnownReadings = Map<string, Reading<unknown>>;

/** What all lines of a file have in common. */
export interface FileReader {
  reader: SheetReader;
  readings: KnownReadings;
  nameOf(column: GameColumn): string;
}

export function cellTaker(
  { reader, readings, nameOf }: FileReader,
  { row, cells }: MatchedRow<GameColumn>,
): CellTaker {
  function known<Value>(column: GameColumn, read: (text: string) => Reading<Value>, about: About) {
    const key = `${column}\n${about.beside ?? ''}\n${about.words ?? cells[column]}`;
    const reading = (readings.get(key) as Reading<Value> | undefined) ?? read(cells[column]);
    readings.set(key, reading);
    return reading;
  }
  return {
    row,
    nameOf,
    text: (column) => cells[column],
    has: (column) => cells[column] !== '' && !isBlank(cells[column]),
    take: (column, read, about = {}) =>
      reader.take(row, column, about.words ?? cells[column], known(column, read, about)),
    takeForAll: (column, words, reading) => reader.take(row, column, words, reading),
    wrong: (column, reason) => void reader.problems.push({ row, column, reason }),
  };
}
