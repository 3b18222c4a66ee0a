import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { isPlace } from './place-words.ts';
import { endOfShortName, isShortNameOf } from './short-team-names.ts';

interface Game {
  teamOne: string;
  teamTwo: string;
  /** Where it is known, what its teams are called for short counts too. */
  league?: League | undefined;
}

/** Which team of a game words name, by its whole name, the last words of it or a short name: 'Celtics', 'BOS'. Null for both or neither. */
export function teamInGame(words: string, { teamOne, teamTwo, league }: Game): 'ONE' | 'TWO' | null {
  const [one, two] = [isTeam(words, teamOne, league), isTeam(words, teamTwo, league)];
  if (one === two) return null;
  return one ? 'ONE' : 'TWO';
}

/**
 * Whether two names can be of one team: one is the end of the other, which has a place before it. 'Fade Lakers' is no name of the Lakers,
 * and 'Eastern Michigan' none of Michigan.
 */
export function isTeam(words: string, team: string, league?: League): boolean {
  const [one, other] = [wholeOf(words, league), wholeOf(team, league)];
  if (one === '' || other === '') return false;
  if (endsWith(other, one)) return true;
  const before = one.slice(0, one.length - other.length).trim();
  return endsWith(one, other) && !isPlace(other) && (isPlace(before) || isShortNameOf(before, other));
}

/** Folded, a short name as the end of the whole one. */
function wholeOf(name: string, league: League | undefined): string {
  const key = teamKey(name);
  return (league && endOfShortName(key, league)) ?? key;
}

function endsWith(name: string, end: string): boolean {
  return ` ${name}`.endsWith(` ${end}`);
}
