import type { ProposedColumn } from '#schema/rules/text/table/match-columns.ts';

/** '+3.5 -110', 'O 55.5 -110': a line and its price in one cell. */
const LINE_AND_PRICE = /^(?:o|u|over|under)?\s?[+−-]?\d{1,3}(?:\.\d{1,2}|½)?\s+\(?[+−-]\d{3,5}\)?$/i;

const REASON =
  'and the lines below look like a screen of a book, two lines a game; write a line above them that names the columns, as in "rotation,team,spread,total,moneyline"';

/** Why a text is refused that was copied from the page of a book without the names of its columns; null for any other. */
export function screenProblem(columns: readonly ProposedColumn[]): string | null {
  if (columns.some(({ isCertain }) => isCertain)) return null;
  const priced = columns.filter(({ samples }) => samples.some((cell) => LINE_AND_PRICE.test(cell)));
  return priced.length >= 2 ? REASON : null;
}
