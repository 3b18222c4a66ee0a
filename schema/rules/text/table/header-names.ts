import { placeName, type TableRow } from './table.ts';

export interface NamedColumns {
  header: string[];
  rows: TableRow[];
}

/** Each column under a name of its own. A column without a name whose cells are all empty is none: exports end their lines with separators. */
export function nameColumns(names: readonly string[], rows: readonly TableRow[]): NamedColumns {
  const width = names.length || (rows[0]?.cells.length ?? 0);
  const kept = Array.from({ length: width }, (_, at) => at).filter(
    (at) => names[at] || rows.some(({ cells }) => cells[at]),
  );
  return {
    header: kept.map((at) => uniqueName(names, at)),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: [...kept.map((at) => cells[at] ?? ''), ...withoutEmptyEnd(cells.slice(width))],
    })),
  };
}

/** Cells beyond the columns, which nothing has a name for. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function uniqueName(names: readonly string[], at: number): string {
  const name = names[at];
  if (!name) return placeName(at + 1);
  const isSecond = names.slice(0, at).some((other) => other.toLowerCase() === name.toLowerCase());
  return isSecond ? `${name} (${placeName(at + 1)})` : name;
}
