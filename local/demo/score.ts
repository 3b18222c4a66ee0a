import type { League } from '#schema/rules/picks/leagues.ts';
import type { Grade, Score } from '#schema/rules/stats/regrade.ts';
import type { Random } from './random.ts';
import type { Wager } from './wager.ts';

type Games = { total: [number, number]; margin: number };

/** What games of a league come to, and by how much they are usually won. */
const GAMES: Record<League, Games> = {
  NFL: { total: [30, 58], margin: 14 },
  NCAAF: { total: [36, 72], margin: 20 },
  NBA: { total: [196, 248], margin: 16 },
  NCAAB: { total: [118, 168], margin: 15 },
  MLB: { total: [4, 14], margin: 4 },
  NHL: { total: [3, 9], margin: 3 },
};

/** A final score by which the bet ends as it did. */
export function scoreFor(
  league: League,
  [away]: readonly [away: string, home: string],
  { market, line, side, pick }: Wager,
  result: Grade,
  random: Random,
): Score {
  const { total, margin } = GAMES[league];
  const by = random.whole(1, margin);
  if (market === 'TOTAL' && line !== null) {
    const wanted =
      pick.startsWith('Over') === (result === 'WIN') ? Math.floor(line) + by : Math.ceil(line) - by;
    const points = result === 'PUSH' ? line : Math.max(1, wanted);
    const gap = Math.min(points, (points - by) % 2 === 0 ? by : by + 1);
    return ordered((points - gap) / 2, gap, random.chance(0.5));
  }
  const lead = leadOf(market === 'SPREAD' ? (line ?? 0) : 0, result, by);
  const fewer = Math.max(0, Math.round((random.whole(...total) - Math.abs(lead)) / 2));
  return ordered(fewer, Math.abs(lead), lead > 0 === (side === away));
}

/** Points by which the backed side is ahead: more than its line needs, as many, or fewer. Nobody ties. */
function leadOf(line: number, result: Grade, by: number): number {
  if (result === 'PUSH') return -line;
  const lead = result === 'WIN' ? Math.floor(-line) + by : Math.ceil(-line) - by;
  if (lead !== 0) return lead;
  return result === 'WIN' ? 1 : -1;
}

function ordered(fewer: number, gap: number, isFirstAhead: boolean): Score {
  const more = fewer + gap;
  return isFirstAhead ? { one: more, two: fewer } : { one: fewer, two: more };
}
