import { headerOf } from '#schema/rules/text/table/match-columns.ts';
import type { Table, TableProblem, TableRow } from '#schema/rules/text/table/table.ts';
import {
  type ScreenColumns,
  type ScreenLine,
  type ScreenPart,
  screenColumns,
  startIn,
} from './screen-columns.ts';
import { contradictionOf, hasRotations, isSameGame, sidesOfTotal } from './screen-pair.ts';

const HEADER = [
  ...['away', 'home', 'day', 'time', 'away_spread', 'home_spread', 'away_spread_odds', 'home_spread_odds'],
  ...['total', 'over_odds', 'under_odds', 'away_ml', 'home_ml'],
];

interface Screen {
  table: Table;
  /** The lines of games of which nothing says who is at home: the team above is in the place of the away team. */
  withoutHome: ReadonlySet<number>;
}

/**
 * The table of a book's screen, which has two lines a game, as one line a game. Only where the two lines say that they are one: by opposite
 * spreads, an over and an under, or rotation numbers, of which the home team has the even one. Any other table as it is.
 */
export function gamesOfScreen(table: Table): Screen {
  const { lines, headings } = linesOf(table);
  const found = pairsOf(lines);
  const pairs = found.filter(isPair);
  if (pairs.length === 0) return { table, withoutHome: new Set() };
  const others = lines[0]?.columns.others ?? [];
  const games = {
    ...table,
    header: [...HEADER, ...others.map(([name]) => name)],
    rows: pairs.map((pair) => gameLine(pair, others)),
    leftOut: [...table.leftOut, ...headings],
    problems: [...table.problems, ...found.flatMap(problemOf)],
  };
  const withoutHome = pairs.filter((pair) => !namesHome(pair)).map(([above]) => above.row);
  return { table: games, withoutHome: new Set(withoutHome) };
}

const AT_HOME = /^(?:@|at\b)\s*/i;

/** Whether rotation numbers, or an @ before the team below, say who is at home. */
function namesHome([away, home]: WholePair): boolean {
  return hasRotations(away, home) || AT_HOME.test(home.text('team'));
}

type Pair = [away: ScreenLine, home: ScreenLine | undefined];
type WholePair = [away: ScreenLine, home: ScreenLine];

function isPair(pair: Pair): pair is WholePair {
  const [away, home] = pair;
  return home !== undefined && isSameGame(away, home) && contradictionOf(away, home) === null;
}

/** The lines of teams, each with the columns and the start that were named above it. */
function linesOf(table: Table) {
  const lines: ScreenLine[] = [];
  const headings: Table['leftOut'] = [];
  let columns = screenColumns(headerOf(table));
  for (const { row, cells } of table.rows) {
    const named = screenColumns(cells);
    const filled = cells.filter((cell) => cell !== '');
    const start = filled.length === 1 ? startIn(filled[0] ?? '') : null;
    if (named) columns = named;
    else if (!columns) return { lines: [], headings };
    else if (start) columns = { ...columns, start };
    else if (filled.length === 1) headings.push({ row, text: filled.join(), why: 'has no price' });
    else lines.push(lineOf(row, cells, columns));
  }
  return { lines, headings };
}

function lineOf(row: number, cells: string[], columns: ScreenColumns): ScreenLine {
  const text = (part: ScreenPart) => cells[columns.places[part] ?? -1] ?? '';
  return { row, cells, columns, text };
}

/** From the top; a line that begins no game is a problem of its own, and the next may begin one. */
function pairsOf(lines: readonly ScreenLine[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const pair: Pair = [lines[at] as ScreenLine, lines[at + 1]];
    pairs.push(pair);
    if (isPair(pair)) at += 1;
  }
  return pairs;
}

function problemOf([away, home]: Pair): TableProblem[] {
  if (home && isPair([away, home])) return [];
  const why = home ? contradictionOf(away, home) : 'it is the last';
  const reason = `begins a game, and the line below it is not its other team${why ? `: ${why}` : ''}; a game has two lines, the away team above, with opposite spreads, an over and an under, or rotation numbers, so write both or leave this one out`;
  return [{ row: away.row, column: null, reason }];
}

function gameLine([away, home]: WholePair, others: ScreenColumns['others']): TableRow {
  const either = (part: ScreenPart) => away.text(part) || home.text(part);
  const total = sidesOfTotal(away, home);
  const { start } = away.columns;
  return {
    row: away.row,
    cells: [
      ...[away.text('team'), home.text('team').replace(AT_HOME, ''), either('day') || (start?.day ?? '')],
      ...[either('time') || (start?.time ?? ''), away.text('spread'), home.text('spread')],
      ...[away.text('spreadOdds'), home.text('spreadOdds'), total.line, total.over, total.under],
      ...[away.text('money'), home.text('money')],
      ...others.map(([, at]) => inBoth(away.cells[at] ?? '', home.cells[at] ?? '')),
    ],
  };
}

/** What both lines say; where they differ, both. */
function inBoth(one: string, other: string): string {
  return !other || one === other ? one : one ? `${one} / ${other}` : other;
}
