import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternClock, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type CellTaker, cellTaker, type FileReader } from './game-cells.ts';
import type { GameColumn } from './game-columns.ts';
import {
  addKnownGame,
  isFootball,
  knownGamesOf,
  readHomeOfScreen,
  type SettledGame,
  settledGame,
  swappedGame,
} from './game-doubts.ts';
import { gameOfLine, type KnownWorld, type LineGame } from './game-line.ts';
import { pricesOfLine } from './game-prices.ts';
import { teamKey } from './game-sides.ts';
import { PairedPrices } from './paired-prices.ts';
import type { Quote } from './quotes.ts';
import type { SheetHabits } from './sheet-habits.ts';

/** A game of a file, with what its lines say of it. */
export interface FileGame extends Omit<LineGame, 'hasOwnId' | 'number'> {
  quotes: Quote[];
}

interface GameOfFile {
  row: number;
  game: LineGame;
  /** Undefined while it is not certain which game it is. */
  settled: SettledGame | undefined;
  prices: PairedPrices;
}

/** No team begins two games within so long. */
const APART = 90 * MINUTE;

/** Brings the lines of a file together to games. What contradicts an earlier line is wrong. */
export class FileGames {
  private readonly games = new Map<string, GameOfFile>();
  private readonly ofTeam = new Map<string, GameOfFile[]>();

  private readonly file: FileReader;
  private readonly habits: SheetHabits;
  private readonly world: KnownWorld;
  private readonly ids: ReadonlySet<string>;
  /** The games of the schedule, and those of football in the file. */
  private readonly schedule: ReturnType<typeof knownGamesOf>;

  constructor(file: Omit<FileReader, 'readings'>, habits: SheetHabits, world: KnownWorld) {
    this.file = { ...file, readings: new Map() };
    this.habits = habits;
    this.world = world;
    this.ids = new Set(world.games.flatMap(({ ids }) => ids));
    this.schedule = knownGamesOf(world.games);
  }

  add(line: MatchedRow<GameColumn>): 'LONG_OVER' | undefined {
    const cell = cellTaker(this.file, line);
    const { game, teams, isReversed = false, isLongOver } = gameOfLine(cell, this.world, this.schedule);
    if (isLongOver) return 'LONG_OVER';
    // Prices are read even so, that one look names everything.
    const prices = teams ? pricesOfLine(cell, { teams, isReversed, habits: this.habits }) : [];
    const known = game && this.known(cell, game);
    for (const price of known ? prices : []) {
      const reason = known?.prices.add(line.row, price);
      if (reason) cell.wrong('market', reason);
    }
    return undefined;
  }

  read(): FileGame[] {
    return [...this.games.values()].flatMap(
      ({ game: { hasOwnId: _, number: __, ...game }, settled, prices }) => {
        const quotes = prices.quotes(this.file.reader, game, this.habits);
        if (!settled) return [];
        const read = { ...game, id: settled.id, quotes };
        return settled.isSwapped ? swappedGame(read) : read;
      },
    );
  }

  /** The game of earlier lines, or a new one. */
  private known(cell: CellTaker, game: LineGame): GameOfFile | undefined {
    const known = this.games.get(game.id);
    if (known) {
      const wrong = joined(known.game, game, known.row);
      return wrong ? cell.wrong(...wrong) : known;
    }
    const added = { row: cell.row, game, prices: new PairedPrices(), settled: this.settle(cell.row, game) };
    this.games.set(game.id, added);
    this.refuseTwoAtOnce(cell, added);
    return added;
  }

  private settle(row: number, game: LineGame): SettledGame | undefined {
    const { id, hasOwnId } = game;
    if (hasOwnId && this.ids.has(id)) return { id, isSwapped: false };
    const { reader } = this.file;
    const isTurned = this.habits.withoutHome.has(row)
      ? reader.take(row, null, 'two lines a game', readHomeOfScreen(game, this.schedule))
      : false;
    if (isTurned === undefined) return undefined;
    const ordered = isTurned ? { ...game, away: game.home, home: game.away } : game;
    const settled = reader.take(row, null, startText(ordered), settledGame(ordered, this.schedule));
    if (settled?.id === id) this.addFootball(ordered);
    return settled && { ...settled, isSwapped: settled.isSwapped !== isTurned };
  }

  /** Teams of football rest for days, so that a game of the file says something of another one. */
  private addFootball({ league, away, home, startsAt }: LineGame): void {
    if (!isFootball(league)) return;
    const keys = { awayKeys: [teamKey(away)], homeKeys: [teamKey(home)] };
    addKnownGame(this.schedule, { ids: [], league, away, home, startsAt, ...keys });
  }

  private refuseTwoAtOnce(cell: CellTaker, added: GameOfFile): void {
    for (const team of [added.game.away, added.game.home]) {
      const key = `${added.game.league} ${teamKey(team)}`;
      const others = this.ofTeam.get(key) ?? [];
      this.ofTeam.set(key, [...others, added]);
      const other = others.find(({ game }) => areAtOnce(game, added.game));
      if (!other) continue;
      cell.wrong(
        null,
        `has ${team} in another game than line ${other.row} at the same time; write when each starts, or leave one out`,
      );
      return;
    }
  }
}

function startText({ away, home, startsAt }: LineGame): string {
  return `${away} @ ${home}, ${easternDay(startsAt)} ${easternClock(startsAt)}`;
}

function areAtOnce(one: LineGame, other: LineGame): boolean {
  return Math.abs(one.startsAt.getTime() - other.startsAt.getTime()) < APART;
}

/** Takes what a further line of a game says over; or what contradicts it. */
function joined(known: LineGame, line: LineGame, row: number): [GameColumn, string] | null {
  if (
    known.league !== line.league ||
    teamKey(known.away) !== teamKey(line.away) ||
    teamKey(known.home) !== teamKey(line.home)
  )
    return [
      'id',
      `is that of another game in line ${row}, ${known.away} @ ${known.home}; write an id of its own, or none`,
    ];
  if (known.startsAt.getTime() !== line.startsAt.getTime())
    return [
      'time',
      `is another than in line ${row}, which has the same game; write 1 or 2 in a column game for a doubleheader`,
    ];
  if (
    line.score &&
    known.score &&
    (line.score.away !== known.score.away || line.score.home !== known.score.home)
  )
    return ['away_score', `is another score than in line ${row}, which has the same game`];
  if (line.score) Object.assign(known, { score: line.score, isFinal: line.isFinal });
  return null;
}
