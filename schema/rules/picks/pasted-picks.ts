import type { Tier } from '#schema/rules/access/tiers.ts';
import { type CsvLine, csvLines } from '#schema/rules/text/csv-lines.ts';
import { LEAGUES, type League } from './leagues.ts';
import {
  dayOf,
  leagueOf,
  marketCell,
  numberCell,
  oddsCell,
  releaseOf,
  teamsOf,
  tierOf,
  timeOf,
  WrongCell,
} from './pasted-cells.ts';
import { wagerInWords } from './pasted-wager.ts';
import { type PickText, pickProblems } from './pick-rules.ts';
import type { Market } from './pick-values.ts';

/** The columns of pasted picks in the order that lines without a header have. */
export const PASTED_ORDER = ['sport', 'tier', 'game', 'time', 'pick', 'odds', 'units', 'details'] as const;
/** All columns that a header may name. `away` and `home` may stand in place of `game`. */
export const PASTED_COLUMNS = [
  ...PASTED_ORDER,
  ...['away', 'home', 'date', 'market', 'line', 'book', 'chance', 'analyst', 'release'],
] as const;
const REQUIRED = ['sport', 'tier', 'time', 'pick', 'details'];

/** The most lines that are read at once; a day has some thirty picks. */
export const MAX_PASTED = 100;

export interface PastedPick extends Omit<PickText, 'releaseAt'> {
  /** The line of the text, from 1. */
  row: number;
  sport: League;
  tier: Tier;
  market: Market | null;
  line: number | null;
  odds: number | null;
  units: number | null;
  releaseAt: Date | null;
}

interface PastedProblem {
  row: number;
  /** The name of the column; null where the whole line is wrong. */
  column: string | null;
  reason: string;
}

interface PastedPicks {
  picks: PastedPick[];
  /** Every wrong cell. */
  problems: PastedProblem[];
}

type Cells = Partial<Record<string, string>>;

/** The picks of a text that was pasted from a spreadsheet or read from a CSV file. Lines without a date are of `day`. */
export function parsePastedPicks(text: string, day: string): PastedPicks {
  const lines = csvLines(text, text.includes('\t') ? '\t' : ',');
  if ('problem' in lines) return wrong({ row: lines.row, column: null, reason: lines.problem });
  const [first] = lines;
  if (!first) return wrong({ row: 1, column: null, reason: 'There are no picks in it' });
  const hasHeader = !isLeague(first.cells[0]);
  const names = hasHeader ? first.cells.map((name) => name.trim().toLowerCase()) : [...PASTED_ORDER];
  const rows = hasHeader ? lines.slice(1) : lines;
  const problem = hasHeader ? headerProblem(names) : null;
  if (problem) return wrong({ ...problem, row: first.row });
  if (rows.length === 0 || rows.length > MAX_PASTED)
    return wrong({
      row: first.row,
      column: null,
      reason: `It has ${rows.length} picks; write 1 to ${MAX_PASTED}`,
    });
  const read = rows.map((line) => readLine(line, names, day));
  return {
    picks: read.flatMap(({ pick }) => pick ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function wrong(problem: PastedProblem): PastedPicks {
  return { picks: [], problems: [problem] };
}

function isLeague(cell = ''): boolean {
  return LEAGUES.some((league) => league === cell.trim().toUpperCase());
}

function headerProblem(names: readonly string[]): Omit<PastedProblem, 'row'> | null {
  const known: readonly string[] = PASTED_COLUMNS;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return { column: unknown, reason: `is neither a league nor one of ${known.join(', ')}` };
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return { column: twice, reason: 'appears twice' };
  const hasTeams = names.includes('game') || (names.includes('away') && names.includes('home'));
  const missing = [...REQUIRED.filter((name) => !names.includes(name)), ...(hasTeams ? [] : ['game'])];
  return missing[0] ? { column: missing[0], reason: 'is missing' } : null;
}

function readLine({ row, cells }: CsvLine, names: readonly string[], day: string) {
  const problems: PastedProblem[] = [];
  if (cells.length > names.length) {
    const reason = `It has ${cells.length} cells and ${names.length} columns; put text with a comma in quotes`;
    return { pick: null, problems: [{ row, column: null, reason }] };
  }
  const given: Cells = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? '']));
  /** What a cell holds; what is wrong with it is noted. Where it may be empty, that is `otherwise`. */
  const read = <T>(column: string, of: (text: string) => T, otherwise?: T): T | undefined => {
    const text = given[column] ?? '';
    if (!text && otherwise !== undefined) return otherwise;
    try {
      return of(text);
    } catch (failure) {
      if (!(failure instanceof WrongCell)) throw failure;
      problems.push({ row, column, reason: failure.message });
      return undefined;
    }
  };
  const pick = pickOf(row, given, read, day);
  const seen = new Set(problems.map(({ column }) => column));
  for (const [field, reason] of Object.entries(pickProblems(pick))) {
    const column = columnOf(field, given);
    if (!seen.has(column)) problems.push({ row, column, reason });
  }
  return { pick: problems.length === 0 ? pick : null, problems };
}

type Read = <T>(column: string, of: (text: string) => T, otherwise?: T) => T | undefined;

/** A line as a pick. Where a cell was wrong, any value stands for it: the line is not used. */
function pickOf(row: number, given: Cells, read: Read, day: string): PastedPick {
  const date = read('date', (text) => dayOf(text, day), day) ?? day;
  const [teamOne, teamTwo] =
    given.game === undefined
      ? [given.away ?? '', given.home ?? '']
      : (read('game', teamsOf) ?? ['Away', 'Home']);
  const pick = given.pick ?? '';
  const words = wagerInWords({ pick, teamOne, teamTwo });
  const market = read<Market | null>('market', marketCell, words.market) ?? null;
  const chance = read<number | null>('chance', (text) => numberCell(text, '55'), null) ?? null;
  return {
    ...{ row, date, teamOne, teamTwo, pick, market, pickDetails: given.details ?? '' },
    sport: read('sport', leagueOf) ?? 'NFL',
    tier: read('tier', tierOf) ?? 'VIP',
    time: read('time', timeOf) ?? '00:00',
    line:
      read<number | null>(
        'line',
        (text) => numberCell(text, '-3.5'),
        market === words.market ? words.line : null,
      ) ?? null,
    odds: read<number | null>('odds', oddsCell, null) ?? null,
    units: read('units', (text) => numberCell(text, '1.5'), 1) ?? 1,
    book: given.book || null,
    probability: chance === null ? null : Number((chance / 100).toFixed(4)),
    analyst: given.analyst || null,
    releaseAt: read<Date | null>('release', (text) => releaseOf(text, date), null) ?? null,
  };
}

/** The column that a field of the pick comes from. */
function columnOf(field: string, given: Cells): string {
  const [away, home] = given.game === undefined ? ['away', 'home'] : ['game', 'game'];
  const columns: Record<string, string> = {
    ...{ teamOne: away, teamTwo: home, pickDetails: 'details' },
    ...{ probability: 'chance', releaseAt: 'release' },
  };
  return columns[field] ?? field;
}
