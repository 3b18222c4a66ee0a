import type { GradeChoice } from '#frontend/admin/picks/grade-form.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import styles from './GradingQueue.module.css';
import { RESULT_KEYS } from './queue-form.ts';

interface ResultButtonsProps {
  /** What the score makes of the pick. */
  proposed: PickResult | null;
  asksWhyVoid: boolean;
  onChoose(choice: GradeChoice): void;
  onVoid(): void;
}

/** The results with their keys; for a void pick the reasons of the rules. */
export function ResultButtons({ proposed, asksWhyVoid, onChoose, onVoid }: ResultButtonsProps) {
  if (asksWhyVoid)
    return (
      <fieldset className={styles.results}>
        <legend>Why is it void?</legend>
        {VOID_REASONS.map((voidReason, at) => (
          <Button
            key={voidReason}
            variant="quiet"
            data-first-reason={at === 0 || undefined}
            onClick={() => onChoose({ result: 'VOID', voidReason })}
          >
            {VOID_REASON_TEXTS[voidReason].label} <kbd>{at + 1}</kbd>
          </Button>
        ))}
      </fieldset>
    );
  return (
    <fieldset className={styles.results}>
      <legend className="visually-hidden">Result</legend>
      {Object.entries(RESULT_KEYS).map(([key, result]) => (
        <Button
          key={key}
          variant={proposed === result ? 'primary' : 'quiet'}
          aria-keyshortcuts={key.toUpperCase()}
          onClick={() => onChoose({ result })}
        >
          {resultLabel(result)} <kbd>{key.toUpperCase()}</kbd>
        </Button>
      ))}
      <Button variant="quiet" aria-keyshortcuts="V" onClick={onVoid}>
        {resultLabel('VOID')} <kbd>V</kbd>
      </Button>
    </fieldset>
  );
}
