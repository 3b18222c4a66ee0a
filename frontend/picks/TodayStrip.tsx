import { shownClock, startText } from '#schema/rules/time/shown-time.ts';
import { type BoardPick, nextOpening } from './board.ts';
import { type Figure, StatStrip } from './StatStrip.tsx';

/** How many picks there are today, how many are open to this member or when the first opens, and when the first game begins. */
export function TodayStrip({ picks: all }: { picks: readonly BoardPick[] }) {
  const picks = all.filter((pick) => pick.status !== 'WITHDRAWN');
  const open = picks.filter((pick) => !pick.locked).length;
  const next = nextOpening(picks);
  const [first] = [...picks].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const figures: Figure[] = [
    { name: picks.length === 1 ? 'Pick today' : 'Picks today', value: picks.length },
    next && open === 0
      ? { name: 'Next opens', value: shownClock(new Date(next)) }
      : { name: 'Open to you', value: open },
  ];
  if (first) figures.push({ name: 'First game', value: startText(first) });
  return <StatStrip figures={figures} />;
}
