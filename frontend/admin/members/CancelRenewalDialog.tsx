import { type MemberFragment, useCancelRenewalMutation } from '#frontend/generated/graphql.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { type CurrentPlan, momentText } from './member-text.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface CancelRenewalDialogProps {
  member: MemberFragment;
  plan: CurrentPlan;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Cancels a plan at the end of its period, as the member could. */
export function CancelRenewalDialog({ member, plan, ...rest }: CancelRenewalDialogProps) {
  const [cancelRenewal] = useCancelRenewalMutation();
  return (
    <ReasonDialog
      {...rest}
      form={`cancel-renewal ${member.id}`}
      title="Cancel the renewal?"
      consequence={whatHappens(member.email, plan)}
      act={async (input) => {
        const { data } = await cancelRenewal({ variables: { input: { userId: member.id, ...input } } });
        return doneText(member.email, plan, data?.cancelRenewal.user ?? member);
      }}
      dismiss="Keep Renewal"
      action={['Cancel Renewal', 'Canceling...']}
      danger={plan.pastDue}
    />
  );
}

function whatHappens(email: string, plan: CurrentPlan): string {
  const name = tierLabel(plan.tier);
  if (plan.pastDue)
    return `The payment is overdue, so ${email} loses ${name} now and gets an email about it. The payment is not retried, and nothing is refunded. It cannot be undone.`;
  const end = momentText(plan.currentPeriodEndsAt);
  return [
    plan.inTrial
      ? `${email} keeps ${name} until the trial ends, ${end}, and is not charged.`
      : `${email} keeps ${name} until ${end}. The card is not charged again, and nothing is refunded.`,
    plan.pendingTier && `The planned change to ${tierLabel(plan.pendingTier)} is dropped.`,
    'An email tells the member, who can reactivate the plan until then. You cannot do that for them.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A plan whose payment is overdue ends at once, unless that payment may still succeed. */
function doneText(email: string, { tier, currentPeriodEndsAt }: CurrentPlan, after: MemberFragment): string {
  const name = tierLabel(tier);
  return after.planStatus === 'CANCELED'
    ? `The renewal of ${email} is canceled. ${name} stays until ${momentText(after.currentPeriodEndsAt ?? currentPeriodEndsAt)}.`
    : `${email} no longer has ${name}, and is not charged again.`;
}
