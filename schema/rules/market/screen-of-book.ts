import type { ProposedColumn } from '#schema/rules/text/table/match-columns.ts';

/** '+3.5 -110', 'O 55.5 -110': a line and its price in one cell. */
const LINE_AND_PRICE = /^(?:o|u|over|under)?\s?[+−-]?\d{1,3}(?:\.\d{1,2}|½)?\s+\(?[+−-]\d{3,5}\)?$/i;

const REASON =
  'and the lines below look like a screen of a book: two lines a game, each with a spread and its price in one cell. No matching of columns can say which two lines are a game; write one line for a game, as in the template, with away_spread, away_spread_odds and home_spread_odds in columns of their own';

/** Why a text is refused that was copied from the page of a book; null for any other. Its columns have no names, so that nothing can be asked. */
export function screenProblem(columns: readonly ProposedColumn[]): string | null {
  if (columns.some(({ isCertain }) => isCertain)) return null;
  const priced = columns.filter(({ samples }) => samples.some((cell) => LINE_AND_PRICE.test(cell)));
  return priced.length >= 2 ? REASON : null;
}
