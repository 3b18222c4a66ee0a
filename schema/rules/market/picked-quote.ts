import type { Market } from '#schema/rules/picks/pick-values.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { Selection } from '#schema/rules/stats/regrade.ts';
import { QUOTE_MARKETS, type Quote, type QuoteMarket } from './quotes.ts';

/** A pick as far as its side of a market is concerned, and whether it names the home team first. */
export interface SidedPick {
  market: Market | null;
  pick: string;
  line: number | null;
  teamOne: string;
  teamTwo: string;
  reversed: boolean;
}

/** The market that is quoted, and the pick's side in it as quotes count sides. */
interface QuotedSide {
  market: QuoteMarket;
  side: 'ONE' | 'TWO';
}

/** A price from the pick's own side. */
export interface SidePrice {
  line: number | null;
  odds: number;
  oddsOther: number;
}

/** Null for props, and where the words name both sides or neither. */
export function quotedSide(pick: SidedPick): QuotedSide | null {
  const market = QUOTE_MARKETS.find((quoted) => quoted === pick.market);
  const selection = selectionOf(pick);
  return market && selection ? { market, side: sideOf(selection, pick.reversed) } : null;
}

function sideOf(selection: Selection, reversed: boolean): 'ONE' | 'TWO' {
  if (selection === 'OVER') return 'ONE';
  if (selection === 'UNDER') return 'TWO';
  return (selection === 'ONE') === !reversed ? 'ONE' : 'TWO';
}

/** A quote as the side sees it: the home team's spread is the away team's with the other sign. */
export function sidePrice({ market, line, one, two }: Quote, side: 'ONE' | 'TWO'): SidePrice {
  if (side === 'ONE') return { line, odds: one, oddsOther: two };
  // Zero has no other sign.
  const own = market === 'SPREAD' && line ? -line : line;
  return { line: own, odds: two, oddsOther: one };
}
