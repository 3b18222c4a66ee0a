export interface CsvLine {
  /** Where it begins in the file, from 1. */
  row: number;
  cells: string[];
}

/** A quoted cell, in which two quotes are one, or a plain one; then what ends it. */
const CELLS = {
  ',': /"((?:[^"]|"")*)"(,|\r?\n|$)|([^",\r\n]*)(,|\r?\n|$)/y,
  '\t': /"((?:[^"]|"")*)"(\t|\r?\n|$)|([^"\t\r\n]*)(\t|\r?\n|$)/y,
};

/**
 * The lines of a CSV file (RFC 4180), empty ones left out. A cell that is not written right is a problem of its line.
 * Spreadsheets copy cells with tabs between them.
 */
export function csvLines(
  text: string,
  separator: keyof typeof CELLS = ',',
): CsvLine[] | { row: number; problem: string } {
  const cell = CELLS[separator];
  const lines: CsvLine[] = [];
  const source = text.replace(/^\ufeff/, '');
  let [row, at] = [1, 0];
  while (at < source.length) {
    const line: CsvLine = { row, cells: [] };
    let end: string = separator;
    while (end === separator) {
      cell.lastIndex = at;
      const match = cell.exec(source);
      if (!match) return { row, problem: 'A quote is not closed, or is inside a cell' };
      line.cells.push(match[1]?.replaceAll('""', '"') ?? match[3] ?? '');
      row += match[0].split('\n').length - 1;
      at += match[0].length;
      end = match[2] ?? match[4] ?? '';
    }
    if (line.cells.some((cell) => cell.trim() !== '')) lines.push(line);
  }
  return lines;
}

/** Spreadsheets run cells that begin so, some also with the full-width signs of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Words for a cell, with an apostrophe before what a spreadsheet would run. Not for numbers: they may begin with a sign. */
export function withoutFormula(words: string): string {
  return FORMULA.test(words) ? `'${words}` : words;
}
