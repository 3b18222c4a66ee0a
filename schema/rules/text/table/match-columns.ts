import type { Table } from './table.ts';

/** A column that a door reads. */
export interface KnownColumn {
  name: string;
  /** What else people and exports call it; small letters, words apart. */
  synonyms: readonly string[];
  /** What its cells look like, where a name says nothing. */
  looks?: RegExp;
  /** Whether its cells are days, which have one order in a sheet. */
  isDay?: true;
  /** Names of what is never read as it, whatever else they say, and why: 'Stake ($)' is no stake in units. */
  never?: { names: Pick<RegExp, 'test'>; because: string };
}

/** What a column of a file is, as a person says it once; `of` null: it is left unread. */
export interface ColumnMatch {
  /** '' for what the file has no column for. */
  column: string;
  of: string | null;
  /** What every line has, where the file has no column for it. */
  value?: string | null;
}

export interface ProposedColumn {
  column: string;
  of: string | null;
  /** Whether a person said it, or the file calls it as we do. Nothing is read before all are. */
  isCertain: boolean;
  /** The first cells that are not empty. */
  samples: string[];
}

const SAMPLES = 3;

/** 'Home_Team' and 'home team' are one name. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}

/** Whether a line names columns: two that are known, and none of its cells is a number but the 1 and 2 of sides. */
export function namesColumns(cells: readonly string[], known: readonly KnownColumn[]): boolean {
  const names = new Set(known.flatMap(({ name, synonyms }) => [plainName(name), ...synonyms]));
  const found = cells.filter((cell) => names.has(plainName(cell)));
  const isNumber = (cell: string) =>
    /^[-+−]?\d+([.,:/-]\d+)*$/.test(cell) && !(found.length > 4 && found.includes(cell));
  return found.length >= 2 && !cells.some(isNumber);
}

/** What each column of a table is: what a person said, its name, else a guess by name and by what its cells look like. */
export function proposeColumns(
  table: Table,
  known: readonly KnownColumn[],
  given: readonly ColumnMatch[],
): ProposedColumn[] {
  const header = headerOf(table);
  const said = new Map(given.map(({ column, of }) => [column, of]));
  const byName = new Map(known.map(({ name }) => [plainName(name), name]));
  const columns: ProposedColumn[] = header.map((column, at) => {
    const samples = samplesOf(table, at);
    const own = byName.get(plainName(column));
    const of = said.has(column) ? (said.get(column) ?? null) : (own ?? null);
    return { column, of, samples, isCertain: said.has(column) || own !== undefined || samples.length === 0 };
  });
  return guess(guess(columns, known, hasSynonym), known, hasLooks);
}

export function headerOf({ header, rows }: Table): string[] {
  return header ?? (rows[0]?.cells.map((_, at) => `column ${at + 1}`) || []);
}

function samplesOf({ rows }: Table, at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[at];
    if (cell && !samples.includes(cell)) samples.push(cell.slice(0, 60));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

type Fits = (column: ProposedColumn, known: KnownColumn) => boolean;

/** Also without what is in brackets: 'Stake (pts)'. */
const hasSynonym: Fits = ({ column }, { name, synonyms }) => {
  const bare = plainName(column.replace(/\s*[([].*[)\]]\s*$/, ''));
  return bare === plainName(name) || synonyms.includes(plainName(column)) || synonyms.includes(bare);
};
const hasLooks: Fits = ({ samples }, { looks }) =>
  looks !== undefined && samples.length > 0 && samples.every((cell) => looks.test(cell));

/** Fills in what is not decided yet; each of our columns is guessed once, from the left. */
function guess(columns: ProposedColumn[], known: readonly KnownColumn[], fits: Fits): ProposedColumn[] {
  const taken = new Set(columns.map(({ of }) => of));
  return columns.map((column) => {
    if (column.isCertain || column.of) return column;
    const found = known.find(
      (each) => !taken.has(each.name) && !each.never?.names.test(column.column) && fits(column, each),
    );
    if (found) taken.add(found.name);
    return { ...column, of: found?.name ?? null };
  });
}
