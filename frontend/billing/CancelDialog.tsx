import { useId, useState } from 'react';
import { type CurrentPlanFragment, useCancelSubscriptionMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import select from '#frontend/ui/select.module.css';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import {
  CANCEL_REASON_TEXTS,
  CANCEL_REASONS,
  type CancelReason,
} from '#schema/rules/money/cancel-reasons.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { usePlanWrite } from './use-plan-write.ts';

interface CancelDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  onClose(): void;
  onDone(): void;
  /** Called after a failed cancellation. */
  onFailed?(): void;
  /** The member would rather pause. */
  onPause(): void;
}

/** Confirms a cancellation: the second of two clicks. */
export function CancelDialog({ open, onClose, ...rest }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cancel your subscription?">
      <Confirmation onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Confirmation({ plan, onClose, onDone, onFailed, onPause }: Omit<CancelDialogProps, 'open'>) {
  const [cancel] = useCancelSubscriptionMutation();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const { busy, problem, run } = usePlanWrite(
    () => cancel({ variables: { reason } }),
    (failure) => {
      onFailed?.();
      return messageOr(failure, 'Failed to cancel subscription');
    },
    onDone,
  );
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{meaningOf(plan)}</p>
      <ReasonChoice reason={reason} onChange={setReason} />
      <FormProblem>{problem}</FormProblem>
      {mayPause(plan) && (
        <div className={styles.instead} data-first={reason === 'SEASON' || undefined}>
          <p>Or pause it: nothing is charged until the day that you choose, and your price stays.</p>
          <Button
            variant={reason === 'SEASON' ? 'primary' : 'quiet'}
            size="small"
            onClick={onPause}
            disabled={busy}
            aria-haspopup="dialog"
          >
            Pause instead
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Keep my plan
        </Button>
        <Button variant="danger" onClick={run} busy={busy && 'Canceling...'}>
          Cancel Subscription
        </Button>
      </div>
    </div>
  );
}

interface ReasonChoiceProps {
  reason: CancelReason | null;
  onChange(reason: CancelReason | null): void;
}

/** Nobody has to say why. */
function ReasonChoice({ reason, onChange }: ReasonChoiceProps) {
  const id = useId();
  return (
    <p className={styles.reason}>
      <label htmlFor={id}>Why are you leaving? (optional)</label>
      <select
        id={id}
        className={select.select}
        value={reason ?? ''}
        onChange={({ target }) => onChange(CANCEL_REASONS.find((one) => one === target.value) ?? null)}
      >
        <option value="">I would rather not say</option>
        {CANCEL_REASONS.map((one) => (
          <option key={one} value={one}>
            {CANCEL_REASON_TEXTS[one]}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Whether there is a paid period at whose end the plan can pause. */
function mayPause({
  source,
  inTrial,
  pastDue,
  cancelAtPeriodEnd,
  pausedUntil,
}: CurrentPlanFragment): boolean {
  return source === 'PURCHASE' && !inTrial && !pastDue && !cancelAtPeriodEnd && !pausedUntil;
}

function meaningOf({ tier, inTrial, pastDue, paused, currentPeriodEndsAt }: CurrentPlanFragment): string {
  const end = shownMoment(new Date(currentPeriodEndsAt));
  if (paused) return 'Your plan ends now instead of resuming. You will not be charged.';
  if (pastDue)
    return 'Your plan ends now. We will not retry the failed payment, and you will not be charged.';
  if (inTrial)
    return `You keep ${tierLabel(tier)} until your trial ends on ${end}. You will not be charged. You can undo this until then.`;
  return `You keep ${tierLabel(tier)} until ${end}, the end of the period you paid for. You will not be charged again. No refund for this period. You can undo this until then.`;
}
