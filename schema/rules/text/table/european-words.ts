import { type ColumnMatch, type ProposedColumn, plainName } from './match-columns.ts';
import type { TableRow } from './table.ts';

const ZONE = String.raw`\b(?:uk|bst|gmt|cest|cet)(?: time)?\b`;
const IN_NAME = new RegExp(
  `${ZONE}|^(?:datum|uhrzeit|anpfiff|heim|gast|tipp|einsatz|liga|spiel|begegnung|jour|heure|mise|pronostic|ligue|rencontre)$`,
);
/** Behind a time, or the money of a stake. UK alone may be a team. */
const IN_CELL = new RegExp(String.raw`\d.*${ZONE}\s*$|[€£]`, 'i');
const ZONE_ALONE = new RegExp(`^${ZONE}$`, 'i');

/** Whether names of columns, times, zones or money of a sheet are those of Europe, where days come before months. */
export function speaksOfEurope(
  rows: readonly TableRow[],
  columns: readonly ProposedColumn[],
  given: readonly ColumnMatch[],
): boolean {
  const zoneAt = columns.findIndex(({ of }) => of === 'zone');
  return (
    given.some(({ of, value }) => of === 'zone' && ZONE_ALONE.test(value ?? '')) ||
    columns.some(({ column }) => IN_NAME.test(plainName(column)) || /[€£]/.test(column)) ||
    rows.some(({ cells }) => ZONE_ALONE.test(cells[zoneAt] ?? '') || cells.some((cell) => IN_CELL.test(cell)))
  );
}
