import { serverNow } from '#frontend/app/server-clock.ts';
import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { RecentWinnersDocument, type WinnerFragment } from '#frontend/generated/graphql.ts';
import { addDays, easternDay } from '#schema/rules/eastern-time.ts';
import type { Winner } from './samples.ts';

/** As many as there are samples: fewer real ones would make a shorter list than the one on the page. */
const WANTED = 3;

/**
 * The latest winning picks of the last two days, newest first; null while there are not three. Downloaded when it is
 * wanted, with the question in it.
 */
export async function realWinners(): Promise<Winner[] | null> {
  const yesterday = addDays(easternDay(serverNow()), -1);
  const days = await queryAsVisitor(RecentWinnersDocument, { yesterday, dayBefore: addDays(yesterday, -1) });
  const winners = latestWinners([...days.yesterday.picks, ...days.dayBefore.picks], yesterday);
  return winners.length === WANTED ? winners : null;
}

/** Exported for its test. */
export function latestWinners(picks: readonly WinnerFragment[], yesterday: string): Winner[] {
  return picks
    .filter(({ result, pick }) => result === 'WIN' && pick !== null)
    .sort((one, other) => other.startsAt.localeCompare(one.startsAt))
    .slice(0, WANTED)
    .map((pick) => ({
      initials: pick.sport,
      units: unitsWon(pick),
      what: `${pick.teamOne} vs ${pick.teamTwo}, ${pick.pick}`,
      ago: pick.date === yesterday ? 'Yesterday' : '2 days ago',
    }));
}

/** A stake of `units` at decimal odds wins their product less the stake; without a price only the win is said. */
function unitsWon({ units, odds }: WinnerFragment): string {
  return units === null || odds === null ? 'Won' : `+${(units * (odds - 1)).toFixed(1)} units`;
}
