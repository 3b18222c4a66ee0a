import { daySummary } from '#schema/rules/picks/day-summary.ts';
import { gameState } from '#schema/rules/picks/game-state.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { shownClock, startText } from '#schema/rules/time/shown-time.ts';
import { type BoardPick, nextOpening } from './board.ts';
import { type Figure, StatStrip } from './StatStrip.tsx';

/**
 * Before the first result: how many picks there are and how many of them are open to this member. After it: what is
 * settled of theirs, and what that brought. Beside it always the next game, as long as one is to come.
 */
export function TodayStrip({ picks: all, now }: { picks: readonly BoardPick[]; now: Date }) {
  const picks = all.filter((pick) => pick.status !== 'WITHDRAWN');
  const open = picks.filter((pick) => !pick.locked);
  const isSettled = open.some(({ result }) => result !== 'PENDING');
  return (
    <StatStrip
      figures={[...(isSettled ? settledSoFar(open) : posted(picks, open)), ...nextGame(picks, now)]}
    />
  );
}

function posted(picks: readonly BoardPick[], open: readonly BoardPick[]): Figure[] {
  const next = nextOpening(picks);
  return [
    { name: picks.length === 1 ? 'Pick today' : 'Picks today', value: picks.length },
    next && open.length === 0
      ? { name: 'Next opens', value: shownClock(new Date(next)) }
      : { name: 'Open to you', value: open.length },
  ];
}

/** Of the picks that are open to this member: the others have no price here, and would be counted without units. */
function settledSoFar(open: readonly BoardPick[]): Figure[] {
  const { units } = daySummary(open);
  const settled = open.filter(({ result }) => result !== 'PENDING').length;
  const figures: Figure[] = [{ name: 'Settled for you', value: `${settled} of ${open.length}` }];
  if (units !== null) figures.push({ name: 'So far', value: unitsText(units), tone: unitsTone(units) });
  return figures;
}

function nextGame(picks: readonly BoardPick[], now: Date): Figure[] {
  const inOrder = picks.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const upcoming = inOrder.filter((pick) => gameState(pick, now) === 'UPCOMING');
  const running = inOrder.filter((pick) => gameState(pick, now) === 'RUNNING').length;
  const [next] = upcoming;
  if (!next) return running > 0 ? [{ name: 'Under way', value: running }] : [];
  return [{ name: upcoming.length === inOrder.length ? 'First game' : 'Next game', value: startText(next) }];
}
