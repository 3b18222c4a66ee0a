import { type CurrentPlanFragment, useResumePlanMutation } from '#frontend/generated/graphql.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { resumeSentence } from '#schema/rules/money/pauses.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import { PlanConfirmation } from './PlanConfirmation.tsx';
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
      {open && <Confirmation onClose={onClose} {...rest} />}
    </Dialog>
  );
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

function meaningOf({ tier, pendingTier, paused, nextChargeCents }: CurrentPlanFragment): string {
  if (paused)
    return `${resumeSentence(pendingTier ?? tier, nextChargeCents ?? 0)} Today’s picks open at once.`;
  return `Your ${tierLabel(tier)} Plan runs to the end of its period as if you had not planned a pause.`;
}

/** Nothing is charged where the member’s own limits end the plan. */
function nextText({ nextChargeCents, currentPeriodEndsAt }: CurrentPlanFragment): string {
  if (nextChargeCents === null) return 'None';
  return `${dollars(nextChargeCents)} on ${shownMoment(new Date(currentPeriodEndsAt))}`;
}
