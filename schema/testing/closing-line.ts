import { hasLineOfMarket, isEarlyClose } from '#schema/rules/market/closes.ts';
import { ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { CLV_PLACES } from '#schema/rules/stats/clv.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import type { Selection } from '#schema/rules/stats/regrade.ts';
import { divideRounded, type Scaled, scaled } from '#schema/rules/stats/scaled.ts';

/** The last price before a game: of the pick's own side, and of the other where it is known. */
export interface ClosingPrice {
  line: number | null;
  odds: number;
  oddsOther: number | null;
  /** When it was noted. */
  at: Date;
}

interface Taken {
  market: Market | null;
  selection: Selection | null;
  line: number | null;
  odds: number | null;
  startsAt: Date;
}

export type ClosingLine =
  /** o·p_close - 1, p_close from both closing prices and so without the book's margin. */
  | { kind: 'FAIR'; value: Scaled }
  /** o / close - 1: the margin is in it, which flatters. */
  | { kind: 'WITH_MARGIN'; value: Scaled }
  /** Noted too long before the start to be a close. */
  | { kind: 'EARLY' }
  /** Another line closed, so prices do not compare: points won (or lost) by being early, in hundredths. */
  | { kind: 'MOVED'; points: Scaled };

const UNIT = 10n ** BigInt(CLV_PLACES);

/** How a price compares with the close; null where it cannot be said. Eight places, halves away from zero. */
export function closingLine(taken: Taken, close: ClosingPrice | null): ClosingLine | null {
  if (!close || taken.odds === null || !hasLineOfMarket(taken.market, close.line)) return null;
  if (isEarlyClose(close.at, taken.startsAt)) return { kind: 'EARLY' };
  if (taken.line !== close.line) return movedLine(taken, close.line);
  const odds = scaled(taken.odds, ODDS_PLACES);
  const own = scaled(close.odds, ODDS_PLACES);
  if (close.oddsOther === null) return { kind: 'WITH_MARGIN', value: ratio(odds, own) - UNIT };
  const other = scaled(close.oddsOther, ODDS_PLACES);
  const chance = 10n ** BigInt(ODDS_PLACES) * (own + other);
  return { kind: 'FAIR', value: ratio(odds * other, chance) - UNIT };
}

/** What the close of one pick adds to the record. */
export function closingSums(taken: Taken, close: ClosingPrice | null): Partial<RecordSums> {
  const line = closingLine(taken, close);
  if (!line || line.kind === 'EARLY') return {};
  if (line.kind === 'MOVED')
    return { movedN: 1n, movedPoints: line.points, movedAhead: line.points > 0n ? 1n : 0n };
  const squared = line.value * line.value;
  if (line.kind === 'FAIR') return { clvN: 1n, clv: line.value, clvSquared: squared };
  return { marginN: 1n, margin: line.value, marginSquared: squared };
}

function movedLine(taken: Taken, closed: number | null): ClosingLine | null {
  const { line } = taken;
  const side = lineSide(taken);
  if (line === null || closed === null || side === 0n) return null;
  return { kind: 'MOVED', points: side * (scaled(closed, 2) - scaled(line, 2)) };
}

/** 1 where a lower line is easier to win, -1 where a higher one is; 0 unknown. A spread is of the pick's own team. */
function lineSide({ market, selection }: Taken): bigint {
  if (market === 'SPREAD') return -1n;
  if (selection === 'OVER') return 1n;
  return selection === 'UNDER' ? -1n : 0n;
}

function ratio(numerator: bigint, denominator: bigint): Scaled {
  return divideRounded(numerator * UNIT, denominator);
}
