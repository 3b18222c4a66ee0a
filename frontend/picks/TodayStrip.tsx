import { readableTime } from '#schema/rules/eastern-time.ts';
import type { BoardPick } from './board.ts';
import { type Figure, StatStrip } from './StatStrip.tsx';

/** How many picks there are today, how many are open to this member, and when the first game begins. */
export function TodayStrip({ picks: all }: { picks: readonly BoardPick[] }) {
  const picks = all.filter((pick) => pick.status !== 'WITHDRAWN');
  const open = picks.filter((pick) => !pick.locked).length;
  const times = picks.map((pick) => pick.time).sort();
  const figures: Figure[] = [
    { name: picks.length === 1 ? 'Pick today' : 'Picks today', value: picks.length },
    { name: 'Open to you', value: open },
  ];
  if (times[0]) figures.push({ name: 'First game', value: `${readableTime(times[0])} ET` });
  return <StatStrip figures={figures} />;
}
