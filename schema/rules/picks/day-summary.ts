import { NET_PLACES, toPlaces } from '#schema/rules/stats/scaled.ts';
import { netUnits, type PickResult, type PickStatus } from './pick-values.ts';

export interface SummedPick {
  status: PickStatus;
  result: PickResult;
  /** Decimal odds. */
  odds: number | null;
  units: number | null;
  /** Posted after its start. */
  late?: boolean;
  seal?: { overdueUnits: number | null } | null;
}

interface DaySummary {
  wins: number;
  losses: number;
  pushes: number;
  /** Posted, without a result. */
  pending: number;
  /** Units won minus units lost, without what floating point adds; null when no decided pick had odds and units. */
  units: number | null;
}

/** A pick as the record counts it: one that was opened late is lost at the most units, whatever became of it. */
export function asCounted<P extends SummedPick>(pick: P): P {
  const units = pick.seal?.overdueUnits ?? null;
  return units === null
    ? pick
    : { ...pick, status: 'PUBLISHED', late: false, result: 'LOSS', odds: 1, units };
}

/**
 * How the picks of a day did. Void, withdrawn and late picks count for nothing.
 */
export function daySummary(picks: readonly SummedPick[]): DaySummary {
  const counted = picks.map(asCounted).filter((pick) => pick.status === 'PUBLISHED' && !pick.late);
  const count = (result: PickResult) => counted.filter((pick) => pick.result === result).length;
  const priced = counted.map(pickUnits).filter((units) => units !== null);
  const total = priced.reduce((sum, units) => sum + units, 0);
  return {
    wins: count('WIN'),
    losses: count('LOSS'),
    pushes: count('PUSH'),
    pending: count('PENDING'),
    units: priced.length > 0 ? toPlaces(total, NET_PLACES) : null,
  };
}

/** Wins, losses and, when there are any, pushes: '7–4–1'. */
export function recordText({ wins, losses, pushes }: Pick<DaySummary, 'wins' | 'losses' | 'pushes'>): string {
  return (pushes > 0 ? [wins, losses, pushes] : [wins, losses]).join('–');
}

/** The units that a graded pick won or lost; null without a result, odds or units. */
export function pickUnits({
  result,
  odds,
  units,
}: Pick<SummedPick, 'result' | 'odds' | 'units'>): number | null {
  if (odds === null || units === null) return null;
  return netUnits(result, { staked: units, returned: units * odds });
}
