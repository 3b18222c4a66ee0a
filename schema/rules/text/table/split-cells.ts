import { placeName, type TableProblem, type TableRow } from './table.ts';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * A cell in quotes, in which two quotes are one; or a plain one, in which a quote is only a sign. Then what ends it. Own code,
 * because spreadsheets copy cells that begin with a quote as they are, and the libraries that were tried then refuse the text
 * or take the lines up to the next quote for one cell.
 */
const CELLS = {
  ',': / *"([^"]*(?:""[^"]*)*)" *(,|\n|$)|([^,\n]*)(,|\n|$)/y,
  ';': / *"([^"]*(?:""[^"]*)*)" *(;|\n|$)|([^;\n]*)(;|\n|$)/y,
  '\t': /"([^"\t]*(?:""[^"\t]*)*)"(\t|\n|$)|([^\t\n]*)(\t|\n|$)/y,
} as const;

interface SplitText {
  /** Lines of nothing but separators left out. */
  rows: TableRow[];
  /** Where the rows end early. */
  problem: TableProblem | null;
}

/** A text without a byte order mark whose lines end with a line feed. */
export function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

/** The cells of such a text. */
export function splitCells(text: string, separator: Separator): SplitText {
  const cell = CELLS[separator];
  const rows: TableRow[] = [];
  let [row, at] = [1, 0];
  while (at < text.length) {
    const line: TableRow = { row, cells: [] };
    let end: string = separator;
    while (end === separator) {
      cell.lastIndex = at;
      const [all = '', quoted, endOfQuoted, plain = '', endOfPlain = ''] = cell.exec(text) ?? [];
      if (quoted === undefined && separator !== '\t' && plain.trimStart().startsWith('"'))
        return { rows, problem: openQuote(row, line.cells.length, plain) };
      line.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      row += all.split('\n').length - 1;
      at += all.length;
      end = endOfQuoted ?? endOfPlain;
    }
    if (line.cells.some((words) => words !== '')) rows.push(line);
  }
  return { rows, problem: null };
}

/** With commas nobody can say where such a cell ends. */
function openQuote(row: number, before: number, words: string): TableProblem {
  const begins = words.trim().slice(0, 30);
  const reason = `begins with a quote that ends nowhere or before the cell does (${begins}); write "say ""hi"" to all": the whole cell in quotes, and each quote inside it twice`;
  return { row, column: placeName(before + 1), reason };
}
