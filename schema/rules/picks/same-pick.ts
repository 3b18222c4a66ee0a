import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { Market } from './pick-values.ts';

export interface ComparedPick {
  date: string;
  teamOne: string;
  teamTwo: string;
  market: Market | null;
  pick: string;
}

/** Whether two picks take the same side of the same market of a game, at whatever line and price. */
export function isSamePick(one: ComparedPick, other: ComparedPick): boolean {
  const isSameMarket = !one.market || !other.market || one.market === other.market;
  return isSameGame(one, other) && isSameMarket && isSameSide(one, other);
}

/** Whether two picks bet against each other: the two sides of one market of a game. */
export function isOppositePick(one: ComparedPick, other: ComparedPick): boolean {
  const [side, otherSide] = sidesOf(one, other);
  const differ = side !== null && otherSide !== null && side !== otherSide;
  return differ && one.market === other.market && isSameGame(one, other);
}

function isSameGame(one: ComparedPick, other: ComparedPick): boolean {
  return (
    one.date === other.date &&
    words(one.teamOne) === words(other.teamOne) &&
    words(one.teamTwo) === words(other.teamTwo)
  );
}

/** By what the words choose; where they leave that open, by the words. */
function isSameSide(one: ComparedPick, other: ComparedPick): boolean {
  const [side, otherSide] = sidesOf(one, other);
  return side && otherSide ? side === otherSide : words(one.pick) === words(other.pick);
}

function sidesOf(one: ComparedPick, other: ComparedPick) {
  return [selectionOf({ ...one, line: null }), selectionOf({ ...other, line: null })] as const;
}

function words(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[−–]/g, '-');
}
