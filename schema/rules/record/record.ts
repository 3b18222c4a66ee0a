import { netUnits, type PickResult, type PickStatus } from '#schema/rules/picks/pick-values.ts';
import { NET_PLACES, toPlaces } from '#schema/rules/stats/scaled.ts';

/** Picks that are alike in status and result, counted and summed. */
export interface PickGroup {
  status: PickStatus;
  result: PickResult;
  /** Posted after the start: shown, and counted nowhere else. */
  late?: boolean;
  /** Not opened in time: lost at the most units, whatever its result. */
  overdue?: boolean;
  /** From before the log began. */
  imported?: boolean;
  picks: number;
  /** How many of them had odds and units. */
  priced: number;
  /** The units of the priced ones. */
  staked: number;
  /** The units of the priced ones times their decimal odds. */
  returned: number;
}

/** How picks did. */
export interface Tally {
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  /** Played and not decided yet. */
  pending: number;
  /** Taken back after members could read them; whatever their result, they count nowhere else. */
  withdrawn: number;
  /** Posted after the start; whatever their result, they count nowhere else. */
  late: number;
  /** Of the losses: not opened in time, and so lost at the most units. */
  overdue: number;
  /** Of all that is counted: from before the log began, so that nothing proves them. */
  unproven: number;
  /** Wins of the wins and losses, from 0 to 1 to four places; null before the first of either. */
  winRate: number | null;
  /** Units won less units lost; null when no decided pick had odds and units. */
  units: number | null;
  /** Units put on the decided picks that were priced. */
  unitsStaked: number;
  /** Wins, losses and pushes without odds or units: they are counted, and not in `units`. */
  unpriced: number;
}

const DECIDED: readonly PickResult[] = ['WIN', 'LOSS', 'PUSH'];

/** The tally of groups. Void and withdrawn picks neither win nor lose, and cost nothing. */
export function tallyOf(groups: readonly PickGroup[]): Tally {
  const counted = groups.filter(({ status, late }) => status === 'PUBLISHED' && !late);
  const of = (result: PickResult) => counted.filter((group) => group.result === result);
  const [wins, losses] = [sum(of('WIN'), 'picks'), sum(of('LOSS'), 'picks')];
  const decided = counted.filter(({ result }) => DECIDED.includes(result));
  const priced = sum(decided, 'priced');
  const net = decided.reduce((total, group) => total + (netUnits(group.result, group) ?? 0), 0);
  return {
    wins,
    losses,
    pushes: sum(of('PUSH'), 'picks'),
    voids: sum(of('VOID'), 'picks'),
    pending: sum(of('PENDING'), 'picks'),
    withdrawn: sum(
      groups.filter(({ status }) => status === 'WITHDRAWN'),
      'picks',
    ),
    late: sum(
      groups.filter(({ status, late }) => status === 'PUBLISHED' && late),
      'picks',
    ),
    overdue: sum(
      counted.filter(({ overdue }) => overdue),
      'picks',
    ),
    unproven: sum(
      counted.filter(({ imported }) => imported),
      'picks',
    ),
    winRate: wins + losses > 0 ? toPlaces(wins / (wins + losses), 4) : null,
    units: priced > 0 ? toPlaces(net, NET_PLACES) : null,
    unitsStaked: toPlaces(sum(decided, 'staked'), 2),
    unpriced: sum(decided, 'picks') - priced,
  };
}

function sum(groups: readonly PickGroup[], what: 'picks' | 'priced' | 'staked'): number {
  return groups.reduce((total, group) => total + group[what], 0);
}
