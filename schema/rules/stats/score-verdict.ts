import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { gradingProposal } from './grading-proposal.ts';
import type { Grade } from './regrade.ts';

interface ScoredPick {
  market: Market | null;
  /** Null where it is locked for the reader. */
  pick: string | null;
  line: number | null;
  teamOne: string;
  teamTwo: string;
  liveScore: { status: GameStatus; one: number | null; two: number | null } | null;
}

/** What a final score says of a pick before it is graded; null where the rule cannot tell, and of a pick that the reader may not read. */
export function scoreVerdict({ pick, liveScore, ...words }: ScoredPick): Grade | null {
  if (pick === null || liveScore?.status !== 'FINAL') return null;
  const { one, two } = liveScore;
  if (one === null || two === null) return null;
  return gradingProposal({ ...words, pick }, { one, two })?.result ?? null;
}
