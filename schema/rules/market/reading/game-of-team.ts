import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { ScheduledGame } from './read-scheduled-start.ts';
import type { KnownTeam } from './read-team.ts';
import type { NamedTeams } from './read-teams.ts';
import { question, type Reading } from './reading.ts';

interface Schedule {
  league: League;
  date: string;
  games: readonly ScheduledGame[];
  teams: readonly KnownTeam[];
}

/** The game of a cell that names one team, or its city: asked about with the games of that day that have one so called. Null where there is none. */
export function readGameOfTeam(text: string, schedule: Schedule): Reading<NamedTeams> | null {
  const { league, date, games } = schedule;
  const key = teamKey(text);
  const isCalled = (keys: readonly string[]) => keys.some((own) => ` ${own} `.includes(` ${key} `));
  const found = games.filter(
    (game) =>
      game.league === league && game.date === date && (isCalled(game.awayKeys) || isCalled(game.homeKeys)),
  );
  if (key === '' || found.length === 0) return null;
  const choices = found.map((game) => {
    const teams = teamsOf(game, schedule);
    return { key: `${teams.teamOne} @ ${teams.teamTwo}`, value: teams };
  });
  const different = choices.filter((one, at) => choices.findIndex((other) => other.key === one.key) === at);
  return question(
    'game-of-team',
    `“${text}” is one team. Which game is it?`,
    different.map((choice) => ({ ...choice, label: choice.key })),
  );
}

function teamsOf({ awayKeys, homeKeys }: ScheduledGame, { league, teams }: Schedule): NamedTeams {
  const nameOf = (keys: readonly string[]) =>
    teams.find((team) => team.league === league && team.keys.some((own) => keys.includes(own)))?.name ??
    keys[0] ??
    '';
  return {
    teamOne: nameOf(awayKeys),
    teamTwo: nameOf(homeKeys),
    gameNumber: null,
    part: null,
    line: null,
    total: null,
  };
}
