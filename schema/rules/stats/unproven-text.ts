import { counted } from '#schema/rules/text/numbers.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { recordFigure } from './figure-text.ts';

/** Counted picks from before the log began: nothing proves when they were posted. */
export interface UnprovenPicks {
  wins: number;
  losses: number;
  pushes: number;
  units: number;
}

/** 'Unproven, from before the log began: 12 picks, 7–5, +1.3 units.' */
export function unprovenText({ wins, losses, pushes, units }: UnprovenPicks): string {
  const n = wins + losses + pushes;
  if (n === 0) return 'No counted pick is from before the log began.';
  const { value } = recordFigure({ n, wins, losses, pushes });
  return `Unproven, from before the log began: ${counted(n, 'pick')}, ${value}, ${unitsText(units)}.`;
}
