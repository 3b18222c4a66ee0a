import { useId, useState } from 'react';
import { type CurrentPlanFragment, usePausePlanMutation } from '#frontend/generated/graphql.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { pauseDays, pauseEnd, returnSentence } from '#schema/rules/money/pauses.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import { PlanConfirmation } from './PlanConfirmation.tsx';
import styles from './PlanDialog.module.css';
import { usePlanWrite } from './use-plan-write.ts';

interface PauseDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  onClose(): void;
  onDone(): void;
}

/** Until which day the plan is paused, and what is charged then. */
export function PauseDialog({ open, onClose, ...rest }: PauseDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pause your plan">
      {open && <Choice onClose={onClose} {...rest} />}
    </Dialog>
  );
}

/** The day that is chosen at first: three months on. */
const FIRST_DAYS = 90;

function Choice({ plan, onClose, onDone }: Omit<PauseDialogProps, 'open'>) {
  const end = new Date(plan.currentPeriodEndsAt);
  const days = pauseDays(end);
  const [until, setUntil] = useState(addDays(days.first, FIRST_DAYS - 1));
  const [pause] = usePausePlanMutation();
  const write = usePlanWrite(
    () => pause({ variables: { until, expectedNextChargeCents: plan.renewalCents } }),
    (failure) => messageOr(failure, 'Failed to pause your plan'),
    onDone,
  );
  const resumesAt = pauseEnd(until, end);
  const id = useId();
  return (
    <PlanConfirmation
      sentences={[
        `You keep ${tierLabel(plan.tier)} until ${shownMoment(end)}. Then it is paused: it opens nothing, and nothing is charged. We remind you a week before it resumes, and you can resume or cancel it at any time.`,
        resumesAt && onReturn(plan, resumesAt),
      ]}
      chargedNow="$0.00"
      nextCharge={resumesAt ? nextText(plan, resumesAt) : `Choose a day up to ${days.last}`}
      isLater
      problem={write.problem}
      label="Pause Plan"
      busyLabel="Pausing..."
      busy={write.busy}
      disabled={!resumesAt}
      onConfirm={write.run}
      onClose={onClose}
    >
      <p className={styles.day}>
        <label htmlFor={id}>Resume on</label>
        <input
          id={id}
          type="date"
          required
          min={days.first}
          max={days.last}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </p>
    </PlanConfirmation>
  );
}

/** The sentence that is kept as what was agreed to. */
function onReturn({ tier, pendingTier, renewalCents }: CurrentPlanFragment, at: Date): string | null {
  return renewalCents === null ? null : returnSentence(pendingTier ?? tier, renewalCents, at);
}

function nextText({ renewalCents }: CurrentPlanFragment, at: Date): string {
  const on = shownMoment(at);
  return renewalCents === null ? on : `${dollars(renewalCents)} on ${on}`;
}
