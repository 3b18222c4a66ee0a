import type { ProposedColumn } from '#schema/rules/text/table/match-columns.ts';
import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import type { GameColumn } from './game-columns.ts';
import { teamKey } from './game-sides.ts';

/** What the whole of a file shows of how its cells are written. */
export interface SheetHabits {
  /** Whether a spread has a minus or plus somewhere: then one without means a plus, and otherwise its sign may be lost. */
  hasSigns: boolean;
  /** A book under the name that the file has for it first: Harbor and HARBOR are one. */
  bookOf(name: string): string;
  /** Lines of a screen of which nothing says which team is at home. */
  withoutHome: ReadonlySet<number>;
  /** Whether the column of the home team comes first, so that side one may be of either team. */
  isHomeFirst: boolean;
}

const SPREADS = ['line', 'away_spread', 'home_spread', 'side'] as const;
const SIGNED = /(?:^|[\s(])[+\u2212\u2010-\u2015-]\d/;

interface ReadFile {
  rows: readonly MatchedRow<GameColumn>[];
  columns: readonly ProposedColumn[];
  withoutHome: SheetHabits['withoutHome'];
}

export function sheetHabits({ rows, columns, withoutHome }: ReadFile): SheetHabits {
  const books = new Map<string, string>();
  const bookOf = (name: string) => {
    const key = teamKey(name) || name;
    if (!books.has(key)) books.set(key, name);
    return books.get(key) ?? name;
  };
  const hasSigns = rows.some(({ cells }) => SPREADS.some((column) => SIGNED.test(cells[column])));
  const [away = -1, home = -1] = ['away', 'home'].map((name) => columns.findIndex(({ of }) => of === name));
  return { hasSigns, bookOf, withoutHome, isHomeFirst: home >= 0 && home < away };
}
