import { isPlaceholder } from '#schema/rules/market/reading/plain-text.ts';
import { readLeague } from '#schema/rules/market/reading/read-league.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import { namedTeam, readTeams } from '#schema/rules/market/reading/read-teams.ts';
import { type Reading, refusal } from '#schema/rules/market/reading/reading.ts';
import { isTeam } from '#schema/rules/market/reading/team-in-game.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { hasUnshown } from '#schema/rules/picks/pick-rules.ts';
import type { CellTaker } from './game-cells.ts';
import { type KnownGame, type KnownGames, readHome } from './game-doubts.ts';
import { finalScoreOf } from './game-score.ts';
import { isTeamName, teamKey } from './game-sides.ts';
import { isLongOver, startOf } from './game-start.ts';
import type { GameScore } from './quotes.ts';
import { readScheduleTeam } from './schedule-team.ts';

const LONGEST_NAME = 80;
const UNSHOWN = 'it has a character that cannot be shown; write it again';

/** A game as a line names it. */
export interface LineGame {
  id: string;
  league: League;
  away: string;
  home: string;
  startsAt: Date;
  score: GameScore | null;
  isFinal: boolean;
  /** The file names the id, and it is not made of teams and day. */
  hasOwnId: boolean;
  /** Which game of a doubleheader the file says that it is. */
  number: number | null;
}

export interface KnownWorld {
  /** When the file is read. */
  now: Date;
  teams: readonly KnownTeam[];
  /** The schedule. */
  games: readonly KnownGame[];
}

/** A game as far as its prices are concerned. */
export type NamedTeams = Pick<LineGame, 'league' | 'away' | 'home'>;

interface ReadLine {
  /** Undefined where a cell is wrong or not certain. */
  game?: LineGame;
  /** Known even so, to read the prices of the line. */
  teams?: NamedTeams;
  /** Whether the line names the home team first. */
  isReversed?: boolean;
  /** The game began so long ago that nothing of the line counts. */
  isLongOver?: true;
}

/** The game of a line. Every cell that is wrong or not certain is noted. */
export function gameOfLine(cell: CellTaker, world: Omit<KnownWorld, 'games'>, known: KnownGames): ReadLine {
  const league = cell.take('league', readLeague);
  const start = startOf(cell, world.now);
  if (start && isLongOver(start.instant, world.now)) return { isLongOver: true };
  const named = namesOf(cell, league);
  const written = named && league && teamsOf(cell, { league, named, known: world.teams });
  const teams = written && (named.isOrdered ? written : inOrder(cell, written, start?.instant, known));
  const score = finalScoreOf(cell, { startsAt: start?.instant, league, now: world.now });
  if (hasUnshown(cell.text('id'), false)) cell.wrong('id', `says "${cell.text('id')}"; ${UNSHOWN}`);
  if (cell.text('id').length > LONGEST_NAME) cell.wrong('id', `is longer than ${LONGEST_NAME} characters`);
  if (!league || !named || !teams) return {};
  const read = { teams, isReversed: teams.away !== written.away };
  if (!start || !score) return read;
  const { away, home } = teams;
  const key = `csv ${league} ${teamKey(away)} @ ${teamKey(home)} ${start.date} ${named.number ?? 1}`;
  const ownId = cell.text('id');
  const from = { number: named.number, hasOwnId: ownId !== '' };
  const game = { id: ownId || key, ...teams, ...score, startsAt: start.instant, ...from };
  return { ...read, game };
}

/** 'Hawks vs Suns' says nothing of who is at home. */
function inOrder(
  cell: CellTaker,
  teams: NamedTeams,
  startsAt: Date | undefined,
  known: KnownGames,
): NamedTeams | undefined {
  const words = [cell.text('game'), cell.text('day') || cell.text('starts')].join(', ');
  const sides = cell.takeForAll('game', words, readHome(teams, startsAt, known));
  return sides && { league: teams.league, ...sides };
}

interface NamedGame {
  league: League;
  named: Names;
  known: KnownWorld['teams'];
}

function teamsOf(cell: CellTaker, { league, named, known }: NamedGame): NamedTeams | undefined {
  const team = (side: 0 | 1) =>
    cell.take(named.columns[side], () => teamOf(named.teams[side], league, known), {
      ...{ beside: league, words: named.teams[side] },
    });
  const [away, home] = [team(0), team(1)];
  if (!away || !home) return undefined;
  return teamKey(away) === teamKey(home)
    ? cell.wrong(named.columns[1], `says "${home}", which would play itself; write the other team`)
    : { league, away, home };
}

interface Names {
  teams: [away: string, home: string];
  columns: ['away', 'home'] | ['game', 'game'];
  number: number | null;
  /** The away team is named first. */
  isOrdered: boolean;
}

const IN_ORDER = /@|\sat\s/i;

/** The teams by their own columns or by that of the game, which may also be the number of a doubleheader's game. */
function namesOf(cell: CellTaker, league: League | undefined): Names | undefined {
  const names = writtenNames(cell, league);
  return names && withoutNumber(cell, names, league);
}

const NUMBERED = /^(.*\S)\s*\((\d{1,3})\)$/;

/** 'Yankees (2)' is the second game of a doubleheader; elsewhere a number is no part of a name. */
function withoutNumber(cell: CellTaker, names: Names, league: League | undefined): Names | undefined {
  const at = names.teams.findIndex((team) => NUMBERED.test(team));
  const [, , number = ''] = NUMBERED.exec(names.teams[at] ?? '') ?? [];
  if (!number) return names;
  if (league !== 'MLB' || !/^[12]$/.test(number))
    return cell.wrong(
      names.columns[at as 0 | 1],
      `says "${names.teams[at]}"; write the team without (${number})`,
    );
  const bare = (team: string) => NUMBERED.exec(team)?.[1] ?? team;
  return { ...names, teams: [bare(names.teams[0]), bare(names.teams[1])], number: Number(number) };
}

function writtenNames(cell: CellTaker, league: League | undefined): Names | undefined {
  const game = cell.text('game');
  const ownNumber = /^[1-9]$/.test(game) ? Number(game) : null;
  if (cell.text('away') || cell.text('home')) {
    const [away, home] = [namedTeam(cell.text('away')), namedTeam(cell.text('home'))];
    if (away.part) return cell.wrong('away', ofPart(cell.text('away')));
    if (home.part) return cell.wrong('home', ofPart(cell.text('home')));
    const teams: Names['teams'] = [away.name, home.name];
    if (game && !ownNumber && !isSameGame(game, teams, league))
      return cell.wrong(
        'game',
        `says "${game}" beside ${teams.join(' and ')}; write 1 or 2, or leave it empty`,
      );
    const number = away.gameNumber ?? home.gameNumber ?? ownNumber;
    return { teams, columns: ['away', 'home'], number, isOrdered: true };
  }
  const teams = cell.take('game', readTeams);
  if (!teams) return undefined;
  if (teams.part) return cell.wrong('game', ofPart(game));
  return {
    ...{ teams: [teams.teamOne, teams.teamTwo], columns: ['game', 'game'] },
    ...{ number: teams.gameNumber, isOrdered: IN_ORDER.test(game) },
  };
}

/** Prices of a part of a game are not those of the game. */
const ofPart = (text: string) =>
  `says "${text}", a part of a game; leave the line out, or write the whole game`;

/** Whether words name no game, as in 'Sunday night', or these two teams. */
function isSameGame(words: string, [away, home]: Names['teams'], league: League | undefined): boolean {
  const named = readTeams(words);
  if (named.kind !== 'VALUE') return !/\d/.test(words);
  const { teamOne, teamTwo } = named.value;
  const are = (one: string, other: string) => isTeam(one, away, league) && isTeam(other, home, league);
  return are(teamOne, teamTwo) || are(teamTwo, teamOne);
}

function teamOf(name: string, league: League, teams: readonly KnownTeam[]): Reading<string> {
  if (hasUnshown(name, false)) return refusal(name, UNSHOWN);
  if (!isTeamName(name) || isPlaceholder(name))
    return refusal(name, `write a name of at most ${LONGEST_NAME} characters, as in Boston Celtics`);
  return readScheduleTeam(name, league, teams);
}
