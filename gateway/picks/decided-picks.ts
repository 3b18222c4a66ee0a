import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { finalDoubt } from '#schema/rules/market/final-scores.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { type GradingProposal, gradingProposal } from '#schema/rules/stats/grading-proposal.ts';
import type { Score } from '#schema/rules/stats/regrade.ts';
import * as statements from './decided-picks.sql.ts';

/** A pick whose game is over, and what its final score makes of it. */
export interface DecidedPick {
  id: string;
  /** As the pick names its teams. */
  score: Score;
  finalAt: Date;
  /** When a later round reported the same final; null until one has. */
  confirmedAt: Date | null;
  /** Why the rule does not grade by this final; null where it may. */
  doubt: string | null;
  /** Its result now, and the score that its last grade names. */
  result: PickResult;
  shown: string | null;
  /** Null where the score alone does not decide the pick. */
  proposal: GradingProposal | null;
}

/** The picks without a result of games that are over, the first final first. */
export async function decidedPicks(rows: Rows): Promise<DecidedPick[]> {
  const found = await statements.decidedPicks.all(rows);
  return found.map(decidedOf);
}

/** The picks of one game that is over, whatever their result is. */
export async function decidedPicksOf(rows: Rows, gameId: string): Promise<DecidedPick[]> {
  const found = await statements.decidedPicksOf.all(rows, { gameId });
  return found.map(decidedOf);
}

function decidedOf({
  id,
  league,
  startsAt,
  reversed,
  away,
  home,
  finalAt,
  confirmedAt,
  result,
  shown,
  ...words
}: statements.DecidedPicksRow): DecidedPick {
  const score = reversed ? { one: home, two: away } : { one: away, two: home };
  const doubt = finalDoubt({ league, startsAt, finalAt, confirmedAt });
  return { id, score, finalAt, confirmedAt, doubt, result, shown, proposal: gradingProposal(words, score) };
}

/** 'the-odds-api.com, final seen 2026-11-24 03:58:12Z', as the record shows it. */
export function feedSource(odds: Context['odds'], finalAt: Date): string {
  return `${odds?.name ?? 'imported schedule'}, final seen ${finalAt
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z')}`;
}
