import { type Evening, eveningOf } from '#schema/rules/picks/evening.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { shownClock, startText } from '#schema/rules/time/shown-time.ts';
import { type BoardPick, nextOpening } from './board.ts';
import { type Figure, StatStrip } from './StatStrip.tsx';

/**
 * Before the first result: how many picks there are and how many of them are open to this member. After it: what is
 * settled of theirs, and what that brought. Beside it always the next game, as long as one is to come.
 */
export function TodayStrip({ picks, now }: { picks: readonly BoardPick[]; now: Date }) {
  const evening = eveningOf(picks, now);
  const figures = evening.settled > 0 ? settledSoFar(evening) : posted(evening, nextOpening(picks));
  return <StatStrip figures={[...figures, ...nextGame(evening)]} />;
}

function posted({ picks, open }: Evening<BoardPick>, opens: string | null): Figure[] {
  return [
    { name: picks === 1 ? 'Pick today' : 'Picks today', value: picks },
    opens && open === 0
      ? { name: 'Next opens', value: shownClock(new Date(opens)) }
      : { name: 'Open to you', value: open },
  ];
}

function settledSoFar({ settled, open, units }: Evening<BoardPick>): Figure[] {
  const figures: Figure[] = [{ name: 'Settled for you', value: `${settled} of ${open}` }];
  if (units !== null) figures.push({ name: 'So far', value: unitsText(units), tone: unitsTone(units) });
  return figures;
}

function nextGame({ next, running, beingGraded, isBefore }: Evening<BoardPick>): Figure[] {
  if (next) return [{ name: isBefore ? 'First game' : 'Next game', value: startText(next) }];
  const figures = [
    { name: 'Under way', value: running },
    { name: 'Being graded', value: beingGraded },
  ];
  return figures.filter(({ value }) => value > 0);
}
