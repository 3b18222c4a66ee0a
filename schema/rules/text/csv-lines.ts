/** Spreadsheets run cells that begin so, some also with the full-width signs of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Words for a cell, with an apostrophe before what a spreadsheet would run. Not for numbers: they may begin with a sign. */
export function withoutFormula(words: string): string {
  return FORMULA.test(words) ? `'${words}` : words;
}
