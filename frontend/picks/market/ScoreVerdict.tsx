import type { BoardPick } from '#frontend/picks/board.ts';
import type { Grade } from '#schema/rules/stats/regrade.ts';
import { scoreVerdict } from '#schema/rules/stats/score-verdict.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';

const SIGNS: Record<Grade, readonly [sign: string, word: string]> = {
  WIN: ['✓', 'wins'],
  LOSS: ['✗', 'loses'],
  PUSH: ['=', 'pushes'],
};

/** 'Over 238 ✓ by the score': what the final score says before a person has graded it. Nothing where the rule cannot tell. */
export function ScoreVerdict({ pick, className }: { pick: BoardPick; className: string | undefined }) {
  const verdict = scoreVerdict(pick);
  if (!verdict) return null;
  const [sign, word] = SIGNS[verdict];
  return (
    <p className={className}>
      {withMinus(pick.pick ?? '')} <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{word}</span> by the score
    </p>
  );
}
