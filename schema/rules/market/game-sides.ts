import { teamKey } from './team-key.ts';

/** Every folded name of the teams of a game, aliases included. */
export interface NamedGame {
  awayKeys: readonly string[];
  homeKeys: readonly string[];
}

interface NamedTeams {
  teamOne: string;
  teamTwo: string;
}

/** Whether the team named first is the away team, or the home team; null where these are not the teams of the game. */
export function gameSides(game: NamedGame, { teamOne, teamTwo }: NamedTeams): 'STRAIGHT' | 'REVERSED' | null {
  const [one, two] = [teamKey(teamOne), teamKey(teamTwo)];
  if (game.awayKeys.includes(one) && game.homeKeys.includes(two)) return 'STRAIGHT';
  return game.homeKeys.includes(one) && game.awayKeys.includes(two) ? 'REVERSED' : null;
}
