import { GAME_COLUMNS } from '#schema/rules/market/game-columns.ts';
import { type KnownColumn, namesColumns, proposeColumns } from '#schema/rules/text/table/match-columns.ts';
import { readTable } from '#schema/rules/text/table/read-table.ts';
import { PICK_COLUMNS } from './pick-columns.ts';
import { KNOWN_PRICE_COLUMNS } from './price-columns.ts';

interface Kind {
  what: string;
  door: string;
  known: readonly KnownColumn[];
  /** What only such a file has: of several ways, one. */
  signs: readonly string[];
}

const ID = /^pick_[0-9a-f]{8,}/;
const KINDS = {
  PICKS: {
    ...{ what: 'picks', door: 'Paste Picks', known: PICK_COLUMNS },
    signs: ['pick game tier', 'pick away home tier', 'pick game details', 'pick away home details'],
  },
  PRICES: {
    ...{ what: 'prices and scores of picks', door: 'Import Odds', known: KNOWN_PRICE_COLUMNS },
    signs: ['pick moment', 'pick score_one score_two'],
  },
  GAMES: {
    ...{ what: 'games', door: 'Import Games', known: GAME_COLUMNS },
    signs: ['away home day', 'away home starts', 'away home time', 'game day time', 'game starts'],
  },
} as const satisfies Record<string, Kind>;

export type SheetKind = keyof typeof KINDS;

/** Why a sheet that is of another door's kind is not read here; null where it may be of this one. The more exact kinds come first. */
export function otherKind(text: string, own: SheetKind): string | null {
  // Trackers of bettors have days and teams as schedules do.
  if (own === 'PICKS' && isOf(text, { ...KINDS.PICKS, signs: ['pick'] })) return null;
  const [kind] = Object.entries(KINDS).flatMap(([name, each]) => (isOf(text, each) ? [name] : []));
  if (!kind || kind === own) return null;
  const { what, door } = KINDS[kind as SheetKind];
  return `looks like a file of ${what}; bring it in with ${door}`;
}

function isOf(text: string, { known, signs }: Kind): boolean {
  const table = readTable(text, { isHeader: (cells) => namesColumns(cells, known) });
  if (!table.header) return false;
  const columns = proposeColumns(table, known, []);
  const hasIds = columns.some(({ samples }) => samples.some((cell) => ID.test(cell)));
  const names = new Set(columns.map(({ of }) => of));
  const isNamed = signs.some((sign) => sign.split(' ').every((name) => names.has(name)));
  return isNamed && hasIds === (known === KNOWN_PRICE_COLUMNS);
}
