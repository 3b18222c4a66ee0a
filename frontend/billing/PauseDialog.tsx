import { useId, useState } from 'react';
import { type CurrentPlanFragment, usePausePlanMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { pauseDays, pauseEnd } from '#schema/rules/money/pauses.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { usePlanWrite } from './use-plan-write.ts';

interface PauseDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  onClose(): void;
  onDone(after: CurrentPlanFragment | null): void;
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
  const { busy, problem, run } = usePlanWrite(
    () => pause({ variables: { until } }),
    (failure) => messageOr(failure, 'Failed to pause your plan'),
    ({ data }) => onDone(data?.pausePlan.subscription ?? null),
  );
  const resumesAt = pauseEnd(until, end);
  const id = useId();
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>
        You keep {tierLabel(plan.tier)} until {shownMoment(end)}. Then it is paused: it opens nothing, and
        nothing is charged. It resumes by itself, at your price, and we remind you a week before. You can
        resume or cancel it at any time.
      </p>
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
      <dl className={styles.facts}>
        <div>
          <dt>Charged now</dt>
          <dd>$0.00</dd>
        </div>
        <div className={styles.due}>
          <dt>Next charge</dt>
          <dd>{resumesAt ? nextText(plan, resumesAt) : `Choose a day up to ${days.last}`}</dd>
        </div>
      </dl>
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        <Button onClick={run} busy={busy && 'Pausing...'} disabled={!resumesAt}>
          Pause Plan
        </Button>
      </div>
    </div>
  );
}

function nextText({ nextChargeCents }: CurrentPlanFragment, at: Date): string {
  const on = shownMoment(at);
  return nextChargeCents === null ? on : `${dollars(nextChargeCents)} on ${on}`;
}
