import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import styles from './PlanDialog.module.css';

interface PlanConfirmationProps {
  /** What it means, a paragraph each. */
  sentences: (string | null | undefined)[];
  chargedNow: ReactNode;
  nextCharge: ReactNode;
  /** The charge that counts is the next one: nothing is charged now. */
  isLater?: boolean;
  problem: string | null;
  /** The button that does it, and what it says meanwhile. */
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  onConfirm(): void;
  onClose(): void;
  /** What is chosen first. */
  children?: ReactNode;
}

/** What a change of the plan means, what is charged when, and its two buttons. */
export function PlanConfirmation({ sentences, children, isLater = false, ...rest }: PlanConfirmationProps) {
  const { busy, onClose } = rest;
  return (
    <div className={styles.body}>
      {sentences.map(
        (sentence) =>
          sentence && (
            <p key={sentence} className={styles.sentence}>
              {sentence}
            </p>
          ),
      )}
      {children}
      <dl className={styles.facts}>
        <div className={isLater ? undefined : styles.due}>
          <dt>Charged now</dt>
          <dd>{rest.chargedNow}</dd>
        </div>
        <div className={isLater ? styles.due : undefined}>
          <dt>Next charge</dt>
          <dd>{rest.nextCharge}</dd>
        </div>
      </dl>
      <FormProblem>{rest.problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        <Button onClick={rest.onConfirm} busy={busy && rest.busyLabel} disabled={rest.disabled}>
          {rest.label}
        </Button>
      </div>
    </div>
  );
}
