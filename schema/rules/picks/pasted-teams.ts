import { readGameOfTeam } from '#schema/rules/market/reading/game-of-team.ts';
import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readDay } from '#schema/rules/market/reading/read-day.ts';
import { readTeam } from '#schema/rules/market/reading/read-team.ts';
import {
  gameNumberIn,
  type NamedTeams,
  namedTeam,
  readTeams,
} from '#schema/rules/market/reading/read-teams.ts';
import { type Reading, value } from '#schema/rules/market/reading/reading.ts';
import { oneReadingOf } from '#schema/rules/market/reading/wager-questions.ts';
import type { League } from './leagues.ts';
import type { LineOptions, PastedLine } from './pasted-line.ts';

/** The teams of a line's game, by the names of the schedule. Undefined where a cell is wrong or open. */
export function pastedTeams(
  line: PastedLine,
  sport: League | undefined,
  options: LineOptions,
): NamedTeams | undefined {
  return withNumber(line, sport, namedTeams(line, sport, options));
}

/** With the number of a doubleheader's game that the words of the pick name: 'Mets ML (Game 2)'. */
function withNumber(
  { cells, take }: PastedLine,
  sport: League | undefined,
  named: NamedTeams | undefined,
): NamedTeams | undefined {
  // Elsewhere 'Game 2' is the second one of a series.
  const said = sport === 'MLB' ? gameNumberIn(cells.pick) : null;
  if (!named || said === null) return named;
  const numbers = [named.gameNumber ?? said, said];
  const gameNumber = take(
    'pick',
    oneReadingOf('number', numbers, (number) => `Game ${number}`),
  );
  return gameNumber === undefined ? undefined : { ...named, gameNumber };
}

function namedTeams(
  { cells, take }: PastedLine,
  sport: League | undefined,
  options: LineOptions,
): NamedTeams | undefined {
  const { teams: known } = options;
  const isOne = cells.game !== '' || (!cells.away && !cells.home);
  const named = isOne ? take('game', readGame(cells, sport, options)) : ofTwoCells(cells);
  if (!named || !sport) return named;
  const [away, home] = isOne ? (['game', 'game'] as const) : (['away', 'home'] as const);
  const teamOne = named.teamOne && take(away, readTeam(named.teamOne, sport, known), named.teamOne);
  const teamTwo = named.teamTwo && take(home, readTeam(named.teamTwo, sport, known), named.teamTwo);
  return teamOne === undefined || teamTwo === undefined ? undefined : { ...named, teamOne, teamTwo };
}

/** A game by its two teams, or by one of them where the schedule has its game. */
function readGame(
  { game, date: written }: PastedLine['cells'],
  league: League | undefined,
  { day, ...schedule }: LineOptions,
): Reading<NamedTeams> {
  const teams = readTeams(game);
  if (teams.kind !== 'REFUSAL' || !league) return teams;
  const date = isBlank(written) ? value(day) : readDay(written, day);
  if (date.kind !== 'VALUE') return teams;
  return readGameOfTeam(game, { ...schedule, league, date: date.value }) ?? teams;
}

function ofTwoCells({ away, home }: PastedLine['cells']): NamedTeams {
  const [one, two] = [namedTeam(away), namedTeam(home)];
  const points = one.points ?? two.points;
  return {
    ...{ teamOne: one.name, teamTwo: two.name, gameNumber: one.gameNumber ?? two.gameNumber },
    ...{ part: one.part ?? two.part, total: one.total ?? two.total },
    line: points === null ? null : { team: one.points === null ? 'TWO' : 'ONE', points },
  };
}
