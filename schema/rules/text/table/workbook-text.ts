/** What a cell of a workbook holds. A moment has no zone: its parts are in UTC. */
export type WorkbookCell = string | number | boolean | Date | null;

/** The rows of a workbook's sheet as CSV, its dates and times as words that the readers know. Lines are those of the sheet. */
export function workbookText(rows: readonly (readonly WorkbookCell[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(cellText(cell))).join(',')}\n`).join('');
}

function cellText(cell: WorkbookCell): string {
  if (cell instanceof Date) return momentText(cell);
  // Nothing is as exact as fifteen digits, beyond which a workbook's numbers have noise.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // A line break would count as a further line.
  return (cell ?? '').replaceAll(/\s*\n\s*/g, ' ');
}

/** A workbook counts days from the end of 1899; a time alone is on that day. */
const FIRST_DAYS = 1901;

function momentText(moment: Date): string {
  // Seconds of a time such as 0.8125 can be a thousandth short.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1_000) * 1_000)
    .toISOString()
    .split('T');
  if (moment.getUTCFullYear() < FIRST_DAYS) return time.slice(0, 5);
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

function quoted(cell: string): string {
  return /[",\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
