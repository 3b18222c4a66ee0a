import { type CurrentPlanFragment, useResumePlanMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import type { LimitStop } from '#schema/rules/access/limits.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { resumeSentence } from '#schema/rules/money/pauses.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import { PlanConfirmation } from './PlanConfirmation.tsx';
import styles from './PlanDialog.module.css';
import { STOPPED } from './plan-messages.ts';
import { usePlanWrite } from './use-plan-write.ts';

interface ResumeDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  /** Why resuming comes first, when the member requested something else. */
  reason?: string;
  onClose(): void;
  onDone(): void;
}

/** Ends a pause: a new month is charged now, or a pause that is still to come is undone without a charge. */
export function ResumeDialog({ open, onClose, ...rest }: ResumeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Resume your plan">
      {open && <Content onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Content(props: Omit<ResumeDialogProps, 'open'>) {
  const { paused, renewalStop } = props.plan;
  return paused && renewalStop ? <Stopped stop={renewalStop} {...props} /> : <Confirmation {...props} />;
}

function Confirmation({ plan, reason, onClose, onDone }: Omit<ResumeDialogProps, 'open'>) {
  const [resume] = useResumePlanMutation();
  const { paused, nextChargeCents } = plan;
  // Where the pause has begun meanwhile, the answer is the new total and not a charge that nobody was shown.
  const expectedTotalCents = paused ? nextChargeCents : 0;
  const write = usePlanWrite(
    () => resume({ variables: { expectedTotalCents } }),
    (failure) => messageOr(failure, 'Failed to resume your plan'),
    onDone,
  );
  return (
    <PlanConfirmation
      sentences={[reason, meaningOf(plan)]}
      chargedNow={dollars(expectedTotalCents ?? 0)}
      nextCharge={paused ? 'In a month' : nextText(plan)}
      problem={write.problem}
      label={paused ? 'Resume Plan' : 'Undo Pause'}
      busyLabel="Processing..."
      busy={write.busy}
      onConfirm={write.run}
      onClose={onClose}
    />
  );
}

function meaningOf(plan: CurrentPlanFragment): string {
  const { tier, pendingTier, paused, nextChargeCents, stopWithoutPause } = plan;
  if (paused)
    return `${resumeSentence(pendingTier ?? tier, nextChargeCents ?? 0)} Today’s picks open at once.`;
  const own = `${tierLabel(tier)} Plan`;
  if (stopWithoutPause)
    return `${STOPPED[stopWithoutPause]}, so without the pause your ${own} ends on ${endOf(plan)}, and you will not be charged.`;
  return `Your ${own} runs to the end of its period as if you had not planned a pause.`;
}

/** Nothing is charged where the member’s own limits end the plan. */
function nextText(plan: CurrentPlanFragment): string {
  const { renewalCents, stopWithoutPause } = plan;
  if (stopWithoutPause || renewalCents === null) return 'None';
  return `${dollars(renewalCents)} on ${endOf(plan)}`;
}

function endOf({ currentPeriodEndsAt }: CurrentPlanFragment): string {
  return shownMoment(new Date(currentPeriodEndsAt));
}

interface StoppedProps extends Pick<ResumeDialogProps, 'plan' | 'onClose'> {
  stop: LimitStop;
}

/** A paused plan that the member’s own limits keep from being charged. */
function Stopped({ plan, stop, onClose }: StoppedProps) {
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>
        {STOPPED[stop]}, so your {tierLabel(plan.tier)} Plan cannot resume. You will not be charged.
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
}
