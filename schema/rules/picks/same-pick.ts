import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { Market } from './pick-values.ts';

interface ComparedPick {
  date: string;
  teamOne: string;
  teamTwo: string;
  market: Market | null;
  pick: string;
}

/** Whether two picks take the same side of the same market of a game, at whatever line and price. */
export function isSamePick(one: ComparedPick, other: ComparedPick): boolean {
  const isSameGame =
    one.date === other.date &&
    words(one.teamOne) === words(other.teamOne) &&
    words(one.teamTwo) === words(other.teamTwo);
  const isSameMarket = !one.market || !other.market || one.market === other.market;
  return isSameGame && isSameMarket && isSameSide(one, other);
}

/** By what the words choose; where they leave that open, by the words. */
function isSameSide(one: ComparedPick, other: ComparedPick): boolean {
  const [side, otherSide] = [selectionOf({ ...one, line: null }), selectionOf({ ...other, line: null })];
  return side && otherSide ? side === otherSide : words(one.pick) === words(other.pick);
}

function words(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[−–]/g, '-');
}
