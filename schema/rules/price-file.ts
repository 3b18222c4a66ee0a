import { csvLines } from './csv-lines.ts';
import {
  MAX_PRICE_ROWS,
  oddsOf,
  type PriceEntry,
  priceProblem,
  type ScoreEntry,
  scoreProblem,
} from './prices.ts';
import { isPriceMoment, PRICE_MOMENTS } from './stats/price-moments.ts';

/** The columns of a file of prices and scores. `pick` is required; a line has a price, a score, or both. */
export const PRICE_FILE_COLUMNS = [
  ...['pick', 'moment', 'book', 'line', 'odds', 'odds_other', 'score_one', 'score_two', 'source'],
] as const;

export interface RowProblem {
  /** The line of the file, from 1. */
  row: number;
  reason: string;
}

export interface PriceFile {
  prices: (PriceEntry & { row: number })[];
  scores: (ScoreEntry & { row: number })[];
  problems: RowProblem[];
}

type Cells = Record<string, string>;

/** The prices and scores of a CSV file, and what is wrong with it line by line. */
export function parsePriceFile(text: string): PriceFile {
  const file: PriceFile = { prices: [], scores: [], problems: [] };
  const lines = csvLines(text);
  if ('problem' in lines) return { ...file, problems: [{ row: lines.row, reason: lines.problem }] };
  const [header, ...rows] = lines;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const problem = headerProblem(names, rows.length);
  if (problem) return { ...file, problems: [{ row: header?.row ?? 1, reason: problem }] };
  for (const { row, cells } of rows) {
    const reason =
      cells.length > names.length
        ? `It has ${cells.length} cells, but the header has ${names.length}`
        : takeLine(file, row, Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])));
    if (reason) file.problems.push({ row, reason });
  }
  return file;
}

function headerProblem(names: string[], rows: number): string | null {
  const unknown = names.find((name) => !(PRICE_FILE_COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined) return `Column "${unknown}" is none of ${PRICE_FILE_COLUMNS.join(', ')}`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return `Column "${twice}" appears twice`;
  if (!names.includes('pick')) return 'The first line has to name the columns, "pick" among them';
  if (rows === 0) return 'The file has no lines after its header';
  return rows > MAX_PRICE_ROWS ? `The file has more than ${MAX_PRICE_ROWS} lines` : null;
}

/** Adds what a line holds; answers what is wrong with it. */
function takeLine(file: PriceFile, row: number, cells: Cells): string | null {
  const { pick: pickId = '', moment = '', score_one: one = '', score_two: two = '' } = cells;
  if (!pickId) return 'No pick';
  const hasPrice = Boolean(moment || cells.odds || cells.odds_other || cells.line || cells.book);
  const hasScore = Boolean(one || two || cells.source);
  if (!hasPrice && !hasScore) return 'Neither a price nor a score';
  const price = hasPrice ? priceOf(pickId, cells) : null;
  if (typeof price === 'string') return price;
  const score = { pickId, one: wholeOf(one), two: wholeOf(two), source: cells.source || null };
  const wrong = hasScore ? scoreProblem(score) : null;
  if (wrong) return wrong;
  if (price) file.prices.push({ ...price, row });
  if (hasScore) file.scores.push({ ...score, row });
  return null;
}

function priceOf(pickId: string, cells: Cells): PriceEntry | string {
  const { moment = '', book = '', line = '', odds = '', odds_other: other = '' } = cells;
  const upper = moment.toUpperCase();
  if (!isPriceMoment(upper)) return `Moment has to be one of ${PRICE_MOMENTS.join(', ')}`;
  if (!odds) return 'A price needs odds';
  for (const text of [odds, other])
    if (text && oddsOf(text) === null) return `"${text}" are no odds: write -110, +150 or 1.91`;
  if (line && !/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(line)) return `"${line}" is no line: write -3.5 or 48.5`;
  const price: PriceEntry = {
    ...{ pickId, moment: upper, book: book || null, line: line ? Number(line) : null },
    ...{ odds: oddsOf(odds) ?? Number.NaN, oddsOther: other ? oddsOf(other) : null },
  };
  return priceProblem(price) ?? price;
}

function wholeOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
