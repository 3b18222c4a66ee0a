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
}

/** Confirms a cancellation: the second of two clicks. */
export function CancelDialog({ open, plan, onClose, onDone, onFailed }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cancel your subscription?">
      <Confirmation plan={plan} onClose={onClose} onDone={onDone} onFailed={onFailed} />
    </Dialog>
  );
}

function Confirmation({ plan, onClose, onDone, onFailed }: Omit<CancelDialogProps, 'open'>) {
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

function meaningOf({ tier, inTrial, pastDue, currentPeriodEndsAt }: CurrentPlanFragment): string {
  const end = shownMoment(new Date(currentPeriodEndsAt));
  if (pastDue)
    return 'Your plan ends now. We will not retry the failed payment, and you will not be charged.';
  if (inTrial)
    return `You keep ${tierLabel(tier)} until your trial ends on ${end}. You will not be charged. You can undo this until then.`;
  return `You keep ${tierLabel(tier)} until ${end}, the end of the period you paid for. You will not be charged again. No refund for this period. You can undo this until then.`;
}
