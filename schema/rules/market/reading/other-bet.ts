import { folded, GAME_TOTAL_PATTERN, gamePartIn, OVER_PATTERN, UNDER_PATTERN } from './game-part.ts';

interface WordedPick {
  pick: string;
  teamOne: string;
  teamTwo: string;
}

/** An over or under with words that are no team and no total: 'Over 27.5 Tatum points'. */
export const OTHER_NUMBERS = 'one player’s or other numbers';

const OVER = new RegExp(OVER_PATTERN);
const UNDER = new RegExp(UNDER_PATTERN);
const GAME_TOTAL = new RegExp(GAME_TOTAL_PATTERN);

/** Whether words choose over or under, or both. */
export function sidesIn(pick: string): { over: boolean; under: boolean } {
  const words = folded(pick);
  return { over: OVER.test(words), under: UNDER.test(words) };
}

/**
 * What words bet on where that is not the whole game by both teams' points: 'a first half', 'one team's points'. Null for the whole
 * game. Its twin is in pick_selection, in the program of the database.
 */
export function otherBet({ pick, teamOne, teamTwo }: WordedPick): string | null {
  const part = gamePartIn(pick);
  if (part) return part.name;
  const { over, under } = sidesIn(pick);
  if (!over && !under) return null;
  const words = folded(pick);
  const withoutOne = without(words, teamOne);
  const withoutBoth = without(withoutOne, teamTwo);
  if ((withoutOne === words) !== (withoutBoth === withoutOne)) return "one team's points";
  return GAME_TOTAL.test(withoutBoth) ? null : OTHER_NUMBERS;
}

const BESIDE_TEAM = [
  'the|to|win|covers?|outright|ml|money|moneyline|straight|up|su|pk|pick|em|pickem|eve?n?|spread|ats|line|run|puck|runline|puckline|rl|pl',
  'points?|pts?|minus|plus|live|alt|full|game|vs?|at|incl|including|ot|overtime|units?|u|[0-9]+u?',
];
const GAME_OF_TEAM = new RegExp(`^(?: (?:${BESIDE_TEAM.join('|')}))* $`);
/** 'in OT' is another bet than 'incl. OT'. */
const IN_OVERTIME = / (?:in|goes to) (?:ot|overtime) /;

/** Whether words name a team and more than its line and price: 'Celtics most rebounds', 'Celtics ML + Lakers ML'. */
export function saysMore({ pick, teamOne, teamTwo }: WordedPick): boolean {
  const words = folded(pick);
  const rest = without(without(words, teamOne), teamTwo);
  return rest !== words && (IN_OVERTIME.test(rest) || !GAME_OF_TEAM.test(rest));
}

/**
 * Folded words without a team's name, or the last words of it: two teams of a game can have the last one in common. A number alone is no
 * end of a name: the 8 of 'Over 8' is not that of 'Thirty Away 8'.
 */
function without(words: string, team: string): string {
  const name = folded(team);
  const ending = new RegExp(` ${name.trim().replaceAll(/([a-z0-9]+) (?=.*[a-z])/g, '(?:$1 )?')} `);
  return words.replace(words.includes(name) ? name : ending, ' ');
}
