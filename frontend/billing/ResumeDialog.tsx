import { type CurrentPlanFragment, useResumePlanMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { usePlanWrite } from './use-plan-write.ts';

interface ResumeDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  onClose(): void;
  onDone(): void;
}

/** Ends a pause: a new month is charged now, or a pause that is still to come is undone without a charge. */
export function ResumeDialog({ open, onClose, ...rest }: ResumeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Resume your plan">
      {open && <Confirmation onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Confirmation({ plan, onClose, onDone }: Omit<ResumeDialogProps, 'open'>) {
  const [resume] = useResumePlanMutation();
  const { paused, nextChargeCents } = plan;
  // Where the pause has begun meanwhile, the answer is the new total and not a charge that nobody was shown.
  const expectedTotalCents = paused ? nextChargeCents : 0;
  const { busy, problem, run } = usePlanWrite(
    () => resume({ variables: { expectedTotalCents } }),
    (failure) => messageOr(failure, 'Failed to resume your plan'),
    onDone,
  );
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{meaningOf(plan)}</p>
      <dl className={styles.facts}>
        <div className={styles.due}>
          <dt>Charged now</dt>
          <dd>{dollars(paused ? (nextChargeCents ?? 0) : 0)}</dd>
        </div>
        <div>
          <dt>Next charge</dt>
          <dd>{paused ? 'In a month' : `${dollars(nextChargeCents ?? 0)} on ${endOf(plan)}`}</dd>
        </div>
      </dl>
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        <Button onClick={run} busy={busy && 'Processing...'}>
          {paused ? 'Resume Plan' : 'Undo Pause'}
        </Button>
      </div>
    </div>
  );
}

function meaningOf({ tier, pendingTier, paused }: CurrentPlanFragment): string {
  if (paused)
    return `Your ${tierLabel(pendingTier ?? tier)} Plan starts again now, for a month, and today’s picks open at once.`;
  return `Your ${tierLabel(tier)} Plan renews at the end of its period as if you had not planned a pause.`;
}

function endOf({ currentPeriodEndsAt }: CurrentPlanFragment): string {
  return shownMoment(new Date(currentPeriodEndsAt));
}
