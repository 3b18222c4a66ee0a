import type { Tier } from '#schema/rules/access/tiers.ts';
import { readMarkedWords, withoutMarks } from '#schema/rules/market/reading/no-bet.ts';
import { isBlank, plainText } from '#schema/rules/market/reading/plain-text.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readChance } from '#schema/rules/market/reading/read-chance.ts';
import { readLeague } from '#schema/rules/market/reading/read-league.ts';
import { readNumber } from '#schema/rules/market/reading/read-number.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import type { NamedTeams } from '#schema/rules/market/reading/read-teams.ts';
import { readTier } from '#schema/rules/market/reading/read-tier.ts';
import type { Start } from '#schema/rules/market/reading/read-time.ts';
import type { Wager } from '#schema/rules/market/reading/read-wager.ts';
import { brokenRule, type Reading, refusal } from '#schema/rules/market/reading/reading.ts';
import { oneReadingOf } from '#schema/rules/market/reading/wager-questions.ts';
import type { League } from './leagues.ts';
import { notedBet, type UnreadCell } from './notes-of-line.ts';
import { withPart } from './pasted-part.ts';
import { pastedRelease, pastedStart } from './pasted-start.ts';
import { pastedTeams } from './pasted-teams.ts';
import { pastedWager } from './pasted-wager.ts';
import type { PICK_COLUMNS } from './pick-columns.ts';
import { type PickText, pickProblems } from './pick-rules.ts';
import type { Market } from './pick-values.ts';
import { readStake } from './stake-in-words.ts';
import { wordsOfBet } from './words-of-bet.ts';

type Column = (typeof PICK_COLUMNS)[number]['name'];

interface SheetHabits {
  /** The column of lines stands before that of picks, as in a listing of games. */
  isLineListed: boolean;
  /** Odds are American ones with their signs. */
  hasSignedOdds: boolean;
}

/** A line of a sheet by our names of its columns. */
export interface PastedLine {
  row: number;
  cells: Record<Column, string>;
  /** What the file calls a column of ours. */
  nameOf(column: string): string;
  /** What the whole sheet shows of how its cells are written. */
  sheet: SheetHabits;
  /** The cells of columns that are left unread. */
  unread: readonly UnreadCell[];
  /** What a cell holds; undefined where it is wrong or its question is open. `cell` where the question is about more than one. */
  take<Value>(column: Column, reading: Reading<Value>, cell?: string): Value | undefined;
}

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
  /** Which game of a doubleheader the sheet names. */
  gameNumber: number | null;
}

export interface LineOptions {
  reader: SheetReader;
  /** The New York day of lines without a date. */
  day: string;
  /** The teams of the schedule. */
  teams: readonly KnownTeam[];
  /** The games of the schedule, for lines without a time. */
  games: readonly ScheduledGame[];
}

/** The pick of a line; null where a cell is wrong or a question is open, which the reader has then. */
export function readPastedLine(written: PastedLine, options: LineOptions): PastedPick | null {
  const { reader, day } = options;
  const before = reader.problems.length;
  const { line, read } = readCells(written, options);
  const text = textOf(line, read, day);
  noteProblems(line, reader, text);
  return reader.problems.length > before || !isWhole(read) ? null : pickOf(line, read, text);
}

/** What the cells of a line say; undefined where one is wrong or open. */
interface ReadCells {
  sport: League | undefined;
  tier: Tier | undefined;
  named: NamedTeams | undefined;
  start: Start | undefined;
  wager: Wager | undefined;
  units: number | undefined;
  chance: number | null | undefined;
  releaseAt: Date | null | undefined;
}

type WholeCells = { [Name in keyof ReadCells]: Exclude<ReadCells[Name], undefined> };

function isWhole(read: ReadCells): read is WholeCells {
  return Object.values(read).every((each) => each !== undefined);
}

/** The cells of a line, and the line with the whole bet in its words: with the part of the game, and without the stake. */
function readCells(pasted: PastedLine, options: LineOptions) {
  const { day, games, reader } = options;
  const { pick } = pasted.cells;
  const marked = pasted.take('pick', readMarkedWords(pick));
  const written = withoutMarks(pick) === pick ? pasted : withPick(pasted, withoutMarks(pick));
  const { cells, take } = written;
  const sport = take('sport', readLeague(cells.sport));
  const tier = take('tier', readTier(cells.tier));
  const named = pastedTeams(written, sport, options);
  const stake =
    named && take('pick', readStake({ ...named, pick: cells.pick, league: sport, named: named.line }));
  const bet = stake && withPart(stake.bet === cells.pick ? written : withPick(written, stake.bet), named);
  const line = bet ?? written;
  const start = pastedStart(line, { day, games, sport, named });
  const details = { column: line.nameOf('details'), cell: cells.details };
  const noted = notedBet(line.row, [details, ...line.unread], reader);
  const own = bet && named && pastedWager(bet, named, sport);
  const whole = marked === undefined || noted === undefined ? undefined : own;
  const wager: Wager | undefined =
    whole && noted === 'PROP' ? { ...whole, market: 'PROP', line: null } : whole;
  const units = unitsOf(line, stake?.units ?? null);
  const chance = isBlank(cells.chance) ? null : take('chance', readChance(cells.chance));
  const releaseAt = pastedRelease(line, start?.date ?? day);
  return { line, read: { sport, tier, named, start, wager, units, chance, releaseAt } };
}

function pickOf({ row }: PastedLine, read: WholeCells, text: PickText): PastedPick {
  const { sport, tier, units, releaseAt, named, wager } = read;
  const { market, line, odds } = wager;
  return { ...text, row, sport, tier, market, line, odds, units, releaseAt, gameNumber: named.gameNumber };
}

/** The pick as far as its cells are read, with something in their place that breaks no rule where they are not. */
function textOf({ cells }: PastedLine, read: ReadCells, day: string): PickText {
  const { named, start, wager, units = 1, chance, releaseAt } = read;
  return {
    ...{ teamOne: named?.teamOne ?? 'Away', teamTwo: named?.teamTwo ?? 'Home' },
    ...(start ?? { date: day, time: '23:59' }),
    ...{ pick: wordsOfBet(cells, wager), pickDetails: cells.details },
    ...{ book: cells.book || null, analyst: cells.analyst || null },
    ...{ line: wager?.line ?? null, odds: wager?.odds ?? null, units },
    probability: typeof chance === 'number' ? Number((chance / 100).toFixed(4)) : null,
    releaseAt: releaseAt && start ? releaseAt : null,
  };
}

/** The stake in units: of its cell, of the words of the pick, or one; where cell and words differ, the one that is meant. */
function unitsOf({ cells, take }: PastedLine, inWords: number | null): number | undefined {
  if (isBlank(cells.units)) return inWords ?? 1;
  const own = take('units', readUnits(cells.units));
  if (own === undefined || inWords === null) return own;
  const both = oneReadingOf('words', [own, inWords], (units) => `${units}u`);
  return take('units', both, `${cells.units} / ${inWords}u`);
}

function readUnits(text: string): Reading<number> {
  if (!/^\+/.test(plainText(text))) return readNumber(text, '1.5');
  return refusal(text, 'with a sign it may be a result; write the stake, as in 1.5');
}

/** The line with other words of its bet. */
export function withPick(line: PastedLine, pick: string): PastedLine {
  const cells = { ...line.cells, pick };
  return {
    ...line,
    cells,
    take: (column, reading, cell = cells[column]) => line.take(column, reading, cell),
  };
}

/** What the rules of picks say of cells that could be read. */
function noteProblems(line: PastedLine, reader: SheetReader, pick: PickText): void {
  const ofLine = reader.problems.filter(({ row }) => row === line.row);
  const seen = new Set(ofLine.map(({ column }) => column));
  for (const [field, rule] of Object.entries(pickProblems(pick))) {
    const own = columnOf(field, line.cells);
    const column = line.nameOf(own);
    if (!seen.has(column)) reader.problems.push({ row: line.row, column, reason: ruleText(line, own, rule) });
  }
}

/** How a cell is written that the rules of picks refuse. */
const EXAMPLES: Partial<Record<Column, string>> = {
  ...{ units: '1.5', odds: '-110, +150 or 1.91', line: '-3.5', chance: '55%' },
  ...{ time: '7:30 PM', release: '6:00 PM' },
};

/** 'says "9"; units must be above 0 and at most 5; write 1.5' */
function ruleText({ cells }: PastedLine, column: Column, rule: string): string {
  if (isBlank(cells[column])) return rule;
  const example = EXAMPLES[column];
  return brokenRule(cells[column], example ? `${rule}; write ${example}` : rule);
}

/** The column that a field of the pick comes from. */
function columnOf(field: string, { game }: PastedLine['cells']): Column {
  const [away, home] = game === '' ? (['away', 'home'] as const) : (['game', 'game'] as const);
  const columns: Record<string, Column> = {
    ...{ teamOne: away, teamTwo: home, pickDetails: 'details' },
    ...{ probability: 'chance', releaseAt: 'release' },
  };
  return columns[field] ?? (field as Column);
}
