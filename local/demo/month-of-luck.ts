import { netUnits } from '#schema/rules/picks/pick-values.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { PlannedPick } from './demo-pick.ts';
import { demoOutcome, EDGE, type Outcome } from './outcome.ts';
import { randomFor } from './random.ts';

/** How far units may stray from what the prices are worth within a month, in standard deviations of such a month. */
const ORDINARY = 0.7;

const deals = new Map<string, number>();

/**
 * Which deal of luck a month (YYYY-MM) has. Results are drawn from the chances alone and then not touched; a month that strays
 * further than ordinary ones do is dealt again as a whole, because somebody who moves the clock sees one month and no long run.
 */
export function dealOf(month: string, plannedDay: (day: string) => PlannedPick[]): number {
  const known = deals.get(month);
  if (known) return known;
  const picks = daysOf(month).flatMap(plannedDay);
  let deal = 1;
  while (!isOrdinary(picks, deal)) deal += 1;
  deals.set(month, deal);
  return deal;
}

export function outcomeIn(deal: number, pick: PlannedPick): Outcome {
  const { id, league, away, home } = pick;
  return demoOutcome(league, [away, home], pick, randomFor(`Result ${deal} of ${id}`));
}

function isOrdinary(picks: readonly PlannedPick[], deal: number): boolean {
  const most = ORDINARY * Math.sqrt(picks.reduce((sum, { units, odds }) => sum + units ** 2 * (odds - 1), 0));
  let strayed = 0;
  return picks.every((pick) => {
    const { units, odds } = pick;
    const net = netUnits(outcomeIn(deal, pick).result, { staked: units, returned: units * odds }) ?? 0;
    strayed += net - EDGE * units;
    return Math.abs(strayed) <= most;
  });
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, at) => addDays(`${month}-01`, at));
  return days.filter((day) => day.startsWith(month));
}
