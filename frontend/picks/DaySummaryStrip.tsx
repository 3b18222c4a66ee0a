import { daySummary, recordText } from '#schema/rules/picks/day-summary.ts';
import { NEEDED } from '#schema/rules/stats/samples.ts';
import { percentText } from '#schema/rules/text/numbers.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';
import { type Figure, StatStrip } from './StatStrip.tsx';

/** How the day went, losses as plainly as wins. */
export function DaySummaryStrip({ picks }: { picks: readonly BoardPick[] }) {
  const summary = daySummary(picks);
  const { wins, losses, units, pending } = summary;
  const decided = wins + losses;
  const figures: Figure[] = [{ name: 'Record', value: recordText(summary) }];
  if (units !== null) figures.push({ name: 'Result', value: unitsText(units), tone: unitsTone(units) });
  if (decided >= NEEDED.hitRate) figures.push({ name: 'Hit rate', value: percentText(wins / decided) });
  if (pending > 0) figures.push({ name: 'Pending', value: pending });
  return <StatStrip figures={figures} />;
}
