import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { plainText } from './plain-text.ts';
import { endOfShortName } from './short-team-names.ts';
import { teamInGame } from './team-in-game.ts';
import { wordsApart } from './words-apart.ts';

interface Teams {
  teamOne: string;
  teamTwo: string;
  league?: League | undefined;
}

/** A team as it was written, and by its name. */
export interface Renamed {
  written: string;
  name: string;
}

/** Whether words are a team's name, or the end of it, and nothing else. */
export function choosesTeam(words: string, teams: Teams): boolean {
  const named = words.trim().toLowerCase();
  const isName = (team: string) => ` ${plainText(team).toLowerCase()}`.endsWith(` ${named}`);
  return (
    named !== '' &&
    (isName(teams.teamOne) || isName(teams.teamTwo)) &&
    selectionOf({
      ...{ market: 'MONEYLINE', pick: named, line: null },
      ...{ teamOne: plainText(teams.teamOne), teamTwo: plainText(teams.teamTwo) },
    }) !== null
  );
}

/** Whether the last words are a team of the game: 'Fade Lakers', 'James/Lakers'. */
export function endsInTeam(words: string, teams: Teams): boolean {
  const written = words.split(/[ /]/);
  return written.some((_, at) => at > 0 && choosesTeam(written.slice(at).join(' '), teams));
}

/** Whether words are the beginning of a team's name, as its place is: 'Boston'. */
export function beginsTeam(words: string, { teamOne, teamTwo }: Teams): boolean {
  const key = teamKey(words);
  return key !== '' && [teamOne, teamTwo].some((team) => teamKey(team).startsWith(`${key} `));
}

/** The name of a team that words call otherwise: 'Chargers' for 'LAC'. Null where they name none, or both. */
export function renamedTeam(written: string, teams: Teams): Renamed | null {
  // A slash stands between two names: 'Lakers/Lakers' is of half time and the end.
  const side = written.includes('/') ? null : teamInGame(written, teams);
  if (!side) return null;
  const whole = plainText(side === 'ONE' ? teams.teamOne : teams.teamTwo);
  const end = (teams.league && endOfShortName(teamKey(written), teams.league)) ?? '';
  const last = whole.split(' ').slice(-end.split(' ').length).join(' ');
  const name = end && teamKey(last) === end && choosesTeam(last, teams) ? last : whole;
  return choosesTeam(name, teams) ? { written, name } : null;
}

/** The words of a pick with the schedule's name of a team that they have in short, as the game has it. */
export function inFull(words: string, renamed: Renamed | null | undefined): string {
  if (!renamed) return words;
  const { written, name } = renamed;
  const plain = plainText(words);
  const has = [words, plain].find((each) => each.includes(written)) ?? wordsApart(plain);
  return has.replace(written, name);
}

/** Whether words can be a team: a few words of letters, and none that chooses a side of a total. */
export function isTeamLike(words: string): boolean {
  return (
    /^[\p{L}\d][\p{L}\d .&'()-]*$/u.test(words) &&
    /\p{L}/u.test(words) &&
    words.split(' ').length <= 4 &&
    !/\b(over|under|yes|no)\b/i.test(words)
  );
}
