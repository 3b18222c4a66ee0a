import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { RecordSoFarDocument } from '#frontend/generated/graphql.ts';
import { recordFigure, unitsFigure, yieldFigure } from '#schema/rules/stats/figure-text.ts';
import { NEEDED } from '#schema/rules/stats/samples.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** The record in words, for pages that sell. */
export interface RecordWords {
  /** '779–679–41, +103.3 units' */
  figures: string;
  /** '1,499 graded picks to Nov 21, 2026. Yield +4.7% (95% range: −0.7% to +10.1%)' */
  sample: string;
}

/**
 * Null while so few picks are graded that a percentage would say nothing, and while figures are withheld. Downloaded when
 * it is wanted, with the question in it.
 */
export async function recordSoFar(): Promise<RecordWords | null> {
  const { figures, to } = (await queryAsVisitor(RecordSoFarDocument, {})).recordStats;
  if (!figures || figures.n < NEEDED.yield || figures.staked.units === null) return null;
  const { value, note } = recordFigure(figures);
  const percentage = yieldFigure(figures.staked);
  const yieldText = figures.staked.yield === null ? '' : `. Yield ${percentage.value} (${percentage.note})`;
  return {
    figures: `${value}, ${unitsFigure(figures.staked).value}`,
    sample: `${note} to ${plainDay(to)}${yieldText}`,
  };
}
