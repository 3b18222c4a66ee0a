import { withoutFormula } from '#schema/rules/text/csv-lines.ts';
import { gameText } from './game-text.ts';
import { americanOdds } from './odds.ts';
import { PRICE_COLUMNS, PRICE_NOTES } from './price-columns.ts';

interface TemplatePick {
  id: string;
  teamOne: string;
  teamTwo: string;
  pick: string | null;
  /** Decimal odds at posting. */
  odds: number | null;
}

/** A file of prices with a line for each pick's price at the close and its score, both still to fill in. */
export function priceFileTemplate(picks: readonly TemplatePick[]): string {
  const [pick, ...others] = PRICE_COLUMNS;
  const columns = [pick, ...PRICE_NOTES, ...others].map(({ name }) => name);
  const lines = picks.map((pick) => {
    const cells: Record<string, string> = cellsOf(pick);
    return columns.map((column) => quoted(cells[column] ?? ''));
  });
  // Spreadsheets take a file without the mark for one in an older encoding.
  return `\ufeff${[columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

function cellsOf(pick: TemplatePick) {
  return {
    ...{ pick: pick.id, moment: 'CLOSE' },
    game: withoutFormula(gameText(pick)),
    selection: withoutFormula(pick.pick ?? ''),
    posted_odds: pick.odds === null ? '' : americanOdds(pick.odds),
  };
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
