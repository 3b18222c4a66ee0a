import type { League } from '#schema/rules/picks/leagues.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

/**
 * The fewest minutes from the start of a game to its end: what the clock runs and the breaks that the rules of each league prescribe.
 * Stoppages and timeouts come on top, so an honest final is always later.
 */
const SHORTEST_GAME: Record<League, number> = {
  // 60 minutes and a halftime of 13 (NFL Rulebook, rule 4, section 1).
  NFL: 73,
  // 60 minutes and a halftime of 20 (NCAA Football Rules, 3-2-1).
  NCAAF: 80,
  // 48 minutes, a halftime of 15 and two breaks of 2:30 (NBA Rulebook, rule 5, section II).
  NBA: 68,
  // 40 minutes and a halftime of 15 (NCAA Men's Basketball Rules, 5-6 and 5-7).
  NCAAB: 55,
  // No clock. Five innings make a game (Official Baseball Rules, 7.01(c)); of nine the shortest took 51 minutes, in 1919.
  MLB: 60,
  // 60 minutes and two intermissions of 18 (NHL Rulebook, rule 77).
  NHL: 96,
};

/** Two rounds so far apart that report one final confirm it. */
export const CONFIRMED_AFTER = 10 * MINUTE;

export interface FinalScore {
  league: League;
  /** When the game started, by the schedule. */
  startsAt: Date;
  /** When a round first reported the final, and when a later one reported the same; null until one has. */
  finalAt: Date;
  confirmedAt: Date | null;
}

/** The least time that a game of the league takes, in milliseconds. */
export function shortestGame(league: League): number {
  return SHORTEST_GAME[league] * MINUTE;
}

/** Null where the rule may grade by a final; otherwise why a person has to. */
export function finalDoubt(final: FinalScore): string | null {
  return finalTooSoon(final) ?? (final.confirmedAt ? null : 'Seen once so far.');
}

/** What to say of a final that came sooner after the start than a game of the league can end; null of any other. */
export function finalTooSoon({ league, startsAt, finalAt }: FinalScore): string | null {
  const played = finalAt.getTime() - startsAt.getTime();
  if (played >= shortestGame(league)) return null;
  const minutes = counted(Math.max(0, Math.floor(played / MINUTE)), 'minute');
  return `The final came ${minutes} after the start; no ${league} game is over in less than ${SHORTEST_GAME[league]}.`;
}
