import { type CellProblem, type SheetQuestion, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { withEmptyCellsOnce } from '#schema/rules/picks/empty-cells.ts';
import { otherKind } from '#schema/rules/picks/kind-of-sheet.ts';
import { titleProblems } from '#schema/rules/picks/notes-of-sheet.ts';
import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import { readSheet, type SaidOfSheet, type Sheet } from '#schema/rules/text/table/sheet.ts';
import type { LeftOutRow, Table } from '#schema/rules/text/table/table.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { type FileGame, FileGames } from './file-games.ts';
import { GAME_COLUMNS, type GameColumn, REQUIRED_GAME_COLUMNS } from './game-columns.ts';
import type { KnownWorld } from './game-line.ts';
import { gamesOfScreen } from './screen-of-book.ts';
import { screenProblem } from './screen-problem.ts';
import { sheetHabits } from './sheet-habits.ts';

export const MAX_GAME_ROWS = 5_000;

interface GameFile extends Pick<Sheet<GameColumn>, 'columns' | 'leftOut'> {
  games: FileGame[];
  /** Every wrong cell of every line. */
  problems: CellProblem[];
  questions: SheetQuestion[];
}

/** The games of a file, one line for each game, each price of it or each side of a price. */
export function readGameFile(text: string, world: KnownWorld, said: SaidOfSheet = {}): GameFile {
  const columnsOf = { known: GAME_COLUMNS, required: REQUIRED_GAME_COLUMNS };
  let withoutHome: ReadonlySet<number> = new Set();
  const shaped = (table: Table) => {
    const screen = gamesOfScreen(table);
    withoutHome = screen.withoutHome;
    return screen.table;
  };
  const wanted = { ...columnsOf, most: MAX_GAME_ROWS, shaped, today: easternDay(world.now) };
  const { rows, columns, leftOut, problems: ofSheet, nameOf } = readSheet(text, wanted, said);
  const screen = rows.length === 0 ? screenProblem(columns) : null;
  const isUnread = rows.length === 0 && ofSheet.length > 0 && !said.columns?.length;
  const reason = screen ? `names no columns, ${screen}` : isUnread ? otherKind(text, 'GAMES') : null;
  const problems = reason
    ? [{ row: 1, column: null, reason }]
    : [...ofSheet, ...titleProblems(leftOut, said.leaveOut)];
  const reader = new SheetReader(said.answers ?? []);
  const games = new FileGames({ reader, nameOf }, sheetHabits({ rows, columns, withoutHome }), world);
  const over = rows.filter((line) => games.add(line) === 'LONG_OVER');
  const inFile = <Place extends { column: string | null }>(place: Place) => ({
    ...place,
    column: place.column && nameOf(place.column),
  });
  return {
    ...{ games: games.read(), columns, questions: reader.questions.map(inFile) },
    leftOut: [...leftOut, ...over.map(longOver)].sort(byRow),
    problems: withEmptyCellsOnce([...problems, ...reader.problems.map(inFile)].sort(byRow)),
  };
}

const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;

function longOver({ row, cells }: MatchedRow<GameColumn>): LeftOutRow {
  const words = [cells.away, cells.home, cells.game, cells.day, cells.starts].filter(Boolean);
  return { row, text: words.join(' · '), why: 'is of a game that began more than 14 days ago' };
}
