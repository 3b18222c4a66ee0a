interface Place {
  from: number;
  to: number;
}

interface Sought {
  /** The words in question. */
  cell: string;
  /** The place of their column among those of the sheet; -1 where it is not known. */
  column: number;
}

/** Where the words in question stand in a line: the cell that is them, that of their column where several are. Null where it is not certain. */
export function placeInLine(line: string, { cell, column }: Sought): Place | null {
  if (!cell) return null;
  const cells = cellsOf(line);
  const found = cells.length > 1 ? cells : wordsOf(line, cell);
  const same = found.filter(({ from, to }) => unquoted(line.slice(from, to)) === cell);
  const own = cells[column];
  const [only, ...others] = same;
  if (own && same.includes(own)) return own;
  return only && others.length === 0 ? only : null;
}

function cellsOf(line: string): Place[] {
  const delimiter = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\n';
  const cells: Place[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (isQuoted || line[at] !== delimiter)) continue;
    cells.push({ from, to: at });
    from = at + 1;
  }
  return cells;
}

/** In the line of a chat, whole words only. */
function wordsOf(line: string, cell: string): Place[] {
  const places: Place[] = [];
  for (let at = line.indexOf(cell); at >= 0; at = line.indexOf(cell, at + 1)) {
    const [before = ' ', after = ' '] = [line[at - 1], line[at + cell.length]];
    if (before.trim() === '' && after.trim() === '') places.push({ from: at, to: at + cell.length });
  }
  return places;
}

function unquoted(cell: string): string {
  const words = cell.trim();
  return /^".*"$/s.test(words) ? words.slice(1, -1).replaceAll('""', '"') : words;
}
