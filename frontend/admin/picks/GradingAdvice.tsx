import { Button } from '#frontend/ui/Button.tsx';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { gradingAdvice, scoreOf } from '#schema/rules/stats/grading-proposal.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './GradingAdvice.module.css';

interface GradingAdviceProps {
  pick: Omit<Parameters<typeof gradingAdvice>[0], 'pick'> & { pick: string | null };
  /** As typed. */
  score: string;
  /** Null until a result was chosen. */
  chosen: PickResult | null;
  onUse(result: PickResult): void;
}

/** What the score makes of the pick. The admin confirms it; the score alone grades nothing. */
export function GradingAdvice({ pick, score, chosen, onUse }: GradingAdviceProps) {
  const points = scoreOf(score);
  const advice = points && gradingAdvice({ ...pick, pick: pick.pick ?? '' }, points);
  const proposed = advice?.result ?? null;
  return (
    <div className={styles.advice} role="status">
      {advice && <p>{withMinus(advice.says)}</p>}
      {proposed && proposed !== chosen && (
        <Button variant="quiet" size="small" onClick={() => onUse(proposed)}>
          Change the result to {resultLabel(proposed)}
        </Button>
      )}
    </div>
  );
}
