import { isPriceMoment, PRICE_MOMENTS, type PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { csvLines } from '#schema/rules/text/csv-lines.ts';
import {
  MAX_PRICE_ROWS,
  oddsOf,
  type PriceEntry,
  priceProblem,
  type ScoreEntry,
  scoreProblem,
} from './prices.ts';

/** The columns of a file of prices and scores. `pick` is required; a line has a price, a score, or both. */
export const PRICE_FILE_COLUMNS = [
  ...['pick', 'moment', 'book', 'line', 'odds', 'odds_other', 'score_one', 'score_two', 'source'],
] as const;

/** Columns that tell people which pick a line is about. They are not read. */
export const PRICE_FILE_NOTES = ['game', 'selection', 'posted_odds'] as const;

export interface RowProblem {
  /** The line of the file, from 1. */
  row: number;
  reason: string;
}

interface PriceFile {
  prices: (PriceEntry & { row: number })[];
  scores: (ScoreEntry & { row: number })[];
  /** Every fault; a line may have several. */
  problems: RowProblem[];
  /** The lines that are in neither list because of a fault, with the pick that they name. */
  wrong: { row: number; pickId: string }[];
}

type Cells = Record<string, string>;

/** The prices and scores of a CSV file, and what is wrong with it line by line. */
export function parsePriceFile(text: string): PriceFile {
  const file: PriceFile = { prices: [], scores: [], problems: [], wrong: [] };
  const lines = csvLines(text);
  if ('problem' in lines) return { ...file, problems: [{ row: lines.row, reason: lines.problem }] };
  const [header, ...rows] = lines;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const problem = headerProblem(names, rows.length);
  if (problem) return { ...file, problems: [{ row: header?.row ?? 1, reason: problem }] };
  for (const { row, cells } of rows) {
    if (cells.length > names.length) {
      const reason = `It has ${cells.length} cells, but the header has ${names.length}`;
      file.problems.push({ row, reason });
    } else takeLine(file, row, Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])));
  }
  return file;
}

function headerProblem(names: string[], rows: number): string | null {
  const known: readonly string[] = [...PRICE_FILE_COLUMNS, ...PRICE_FILE_NOTES];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `Column "${unknown}" is none of ${PRICE_FILE_COLUMNS.join(', ')}`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return `Column "${twice}" appears twice`;
  if (!names.includes('pick')) return 'The first line has to name the columns, "pick" among them';
  if (rows === 0) return 'The file has no lines after its header';
  return rows > MAX_PRICE_ROWS ? `The file has more than ${MAX_PRICE_ROWS} lines` : null;
}

/** Adds what a line holds, or everything that is wrong with it. A line without price and score has not been filled in. */
function takeLine(file: PriceFile, row: number, cells: Cells): void {
  const { pick: pickId = '', score_one: one = '', score_two: two = '' } = cells;
  const hasPrice = Boolean(cells.odds || cells.odds_other || cells.line || cells.book);
  const hasScore = Boolean(one || two || cells.source);
  if (pickId && !hasPrice && !hasScore) return;
  const price = { ...priceOf(pickId, cells), row };
  const score = { row, pickId, one: wholeOf(one), two: wholeOf(two), source: cells.source || null };
  const reasons = [
    pickId ? null : 'No pick',
    ...(hasPrice ? priceFaults(price, cells) : []),
    hasScore ? scoreProblem(score) : null,
  ].filter((reason) => reason !== null);
  file.problems.push(...reasons.map((reason) => ({ row, reason })));
  if (reasons.length > 0) {
    if (pickId) file.wrong.push({ row, pickId });
    return;
  }
  if (hasPrice) file.prices.push(price);
  if (hasScore) file.scores.push(score);
}

/** The price of a line, of which a part may be wrong. */
function priceOf(
  pickId: string,
  { moment = '', book, line, odds = '', odds_other: other }: Cells,
): PriceEntry {
  return {
    ...{ pickId, moment: moment.toUpperCase() as PriceMoment, book: book || null },
    line: line ? Number(line) : null,
    odds: oddsOf(odds) ?? Number.NaN,
    oddsOther: other ? oddsOf(other) : null,
  };
}

function priceFaults(price: PriceEntry, { moment, line, odds, odds_other: other }: Cells): (string | null)[] {
  const unreadable = [
    odds ? null : 'A price needs odds',
    ...[odds, other].map((text) => (text ? oddsFault(text) : null)),
    line && !/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(line) ? `"${line}" is no line: write -3.5 or 48.5` : null,
  ];
  return [
    isPriceMoment(price.moment) ? null : momentFault(moment),
    ...unreadable,
    unreadable.some(Boolean) ? null : priceProblem(price),
  ];
}

function momentFault(text = ''): string {
  const says = text ? `says "${text}"` : 'is empty';
  const [last, ...others] = PRICE_MOMENTS.toReversed();
  return `The column "moment" ${says}; write ${others.reverse().join(', ')} or ${last}`;
}

function oddsFault(text: string): string | null {
  return oddsOf(text) === null ? `"${text}" are no odds: write -110, +150 or 1.91` : null;
}

function wholeOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
