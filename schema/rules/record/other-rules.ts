import { hasLineOfMarket, isEarlyClose } from '#schema/rules/market/closes.ts';
import { type FinalScore, finalTooSoon } from '#schema/rules/market/final-scores.ts';
import { otherBet, saysMore } from '#schema/rules/market/reading/other-bet.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';

/** A pick with what was made of it. */
export interface JudgedPick {
  market: Market | null;
  pick: string;
  line: number | null;
  teamOne: string;
  teamTwo: string;
  startsAt: Date;
  /** When it was written first. */
  writtenAt: Date;
  /** Its last result, where it rests on a final score of the feed. */
  grade: { result: string; isByRule: boolean; final: FinalScore | null } | null;
  close: { line: number | null; at: Date } | null;
}

/**
 * What the rules of today say against how a pick was graded or closed, in sentences; none where they agree. The record keeps what was
 * done: a person corrects a grade, and a close that is none counts nowhere.
 */
export function otherRules(pick: JudgedPick): string[] {
  return [gradedOtherwise(pick), closedOtherwise(pick)].filter((text) => text !== null);
}

/** Since then words that say more than a team and its line are asked about before a pick is written, and the answer is what counts. */
const ASKED_SINCE = new Date('2026-11-30T00:00:00Z');

function wasNotAsked(pick: Omit<JudgedPick, 'grade'>): boolean {
  return pick.writtenAt < ASKED_SINCE && pick.market !== 'TOTAL' && saysMore(pick);
}

function gradedOtherwise({ grade, ...pick }: JudgedPick): string | null {
  if (!grade) return null;
  const other = otherBet(pick) ?? (wasNotAsked(pick) ? 'what its words say beside team and line' : null);
  if (other)
    return `It was graded ${grade.result} by the final score. By the rules of today that does not decide ${other}: grade it by hand.`;
  const tooSoon = grade.isByRule && grade.final && finalTooSoon(grade.final);
  return tooSoon ? `It was graded ${grade.result} by rule. ${tooSoon} Compare the score.` : null;
}

function closedOtherwise({ market, close, startsAt }: JudgedPick): string | null {
  if (!close) return null;
  if (!hasLineOfMarket(market, close.line))
    return close.line === null
      ? 'Its closing price has no line. By the rules of today it counts in no closing line value.'
      : `Its closing price has the line ${close.line}, and a moneyline has none. By the rules of today it counts in no closing line value.`;
  if (!isEarlyClose(close.at, startsAt)) return null;
  return `Its closing price was noted ${spanText(startsAt.getTime() - close.at.getTime())} before the start. By the rules of today it is early, and counts in no closing line value.`;
}

function spanText(milliseconds: number): string {
  return milliseconds < 2 * HOUR
    ? counted(Math.floor(milliseconds / MINUTE), 'minute')
    : counted(Math.floor(milliseconds / HOUR), 'hour');
}
