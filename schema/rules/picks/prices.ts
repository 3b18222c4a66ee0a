import { REASON_LIMITS } from '#schema/rules/record/record-rules.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { CONTROLS, hasUnshown, numberProblems, PICK_LIMITS } from './pick-rules.ts';

/** The most prices and scores of one request or file. */
export const MAX_PRICE_ROWS = 1_000;
const MAX_POINTS = 999;

/** A price of a pick's own side at a moment, and of the other side where it is known. Odds are decimal. */
export interface PriceEntry {
  pickId: string;
  moment: PriceMoment;
  book?: string | null;
  line?: number | null;
  odds: number;
  oddsOther?: number | null;
}

/** The final score of a pick's game, the team named first before the other. */
export interface ScoreEntry {
  pickId: string;
  one: number;
  two: number;
  source?: string | null;
}

/** What is wrong with a price by itself, in a sentence; null when nothing is. */
export function priceProblem({
  book,
  line,
  odds,
  oddsOther,
}: Omit<PriceEntry, 'pickId' | 'moment'>): string | null {
  const own = numberProblems({ line, odds });
  if (own.odds ?? own.line) return own.odds ?? own.line ?? null;
  const other = numberProblems({ odds: oddsOther }).odds;
  if (other) return other.replace('Odds', 'Odds of the other side');
  if ((book?.length ?? 0) > PICK_LIMITS.book) return `Book is longer than ${PICK_LIMITS.book} characters`;
  return hasUnshown(book ?? '', false) ? `Book ${CONTROLS}` : null;
}

/** What is wrong with a score by itself; null when nothing is. */
export function scoreProblem({ one, two, source }: Omit<ScoreEntry, 'pickId'>): string | null {
  const isPoints = (points: number) => Number.isInteger(points) && points >= 0 && points <= MAX_POINTS;
  if (!isPoints(one) || !isPoints(two)) return `A score is two whole numbers from 0 to ${MAX_POINTS}`;
  if ((source?.length ?? 0) > REASON_LIMITS.source)
    return `Source is longer than ${REASON_LIMITS.source} characters`;
  return null;
}
