import { daySummary, recordText, unitsText } from '#schema/rules/day-summary.ts';
import { type Figure, Strip } from './Strip.tsx';
import type { BoardPick } from './use-board.ts';

/** How the day went, wins and losses alike. */
export function DaySummaryStrip({ picks }: { picks: readonly BoardPick[] }) {
  const summary = daySummary(picks);
  const { wins, losses, units, pending } = summary;
  const decided = wins + losses;
  const figures: Figure[] = [{ name: 'Record', value: recordText(summary) }];
  if (units !== null) figures.push({ name: 'Result', value: unitsText(units), tone: toneOf(units) });
  if (decided > 0) figures.push({ name: 'Win rate', value: `${Math.round((wins / decided) * 100)}%` });
  if (pending > 0) figures.push({ name: 'Not graded yet', value: pending });
  return <Strip figures={figures} />;
}

function toneOf(units: number): Figure['tone'] {
  if (Math.abs(units) < 0.05) return undefined;
  return units > 0 ? 'win' : 'loss';
}
