import { hasUnshown } from '#schema/rules/picks/pick-rules.ts';

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

/**
 * The same for who knows no aliases, of teams that are those of the game: whether one of them has its name there. Null where neither
 * does.
 */
export function sidesByName(
  game: { away: string; home: string },
  { teamOne, teamTwo }: NamedTeams,
): 'STRAIGHT' | 'REVERSED' | null {
  const [away, home] = [teamKey(game.away), teamKey(game.home)];
  const [one, two] = [teamKey(teamOne), teamKey(teamTwo)];
  if (one === away || two === home) return 'STRAIGHT';
  return one === home || two === away ? 'REVERSED' : null;
}

/** GONE is what we see: the provider lists it no more. POSTPONED is what a person says. */
export const GAME_STATUSES = ['SCHEDULED', 'LIVE', 'FINAL', 'GONE', 'POSTPONED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

const LONGEST_KEY = 80;

/**
 * A team's name as names are compared: exactly, but for case, accents, punctuation and spaces. Never by likeness. Letters of every
 * alphabet count; the marks of scripts without capitals do, too.
 */
export function teamKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/(\p{Lo}\p{M}*)|\p{M}/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{M}\p{Nd}]+/gu, ' ')
    .trim();
}

/** Whether a name can be compared with others and kept: one of signs alone is no name. */
export function isTeamName(name: string): boolean {
  const key = teamKey(name);
  return key !== '' && key.length <= LONGEST_KEY && name.length <= LONGEST_KEY && !hasUnshown(name, false);
}
