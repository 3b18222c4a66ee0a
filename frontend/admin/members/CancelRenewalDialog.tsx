import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useCancelRenewalMutation } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { memberFailure } from './member-actions.ts';
import { type CurrentPlan, momentText } from './member-text.ts';
import { REASON_READERS, reasonProblem } from './reason.ts';
import { useRequestId } from './use-request-id.ts';

interface CancelRenewalDialogProps {
  member: MemberFragment;
  plan: CurrentPlan;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Cancels a plan at the end of its period, as the member could. */
export function CancelRenewalDialog({ member, plan, onClose, onDone }: CancelRenewalDialogProps) {
  const { form, restored, discard } = useUnsavedForm(`cancel-renewal ${member.id}`, {
    initialValues: { reason: '' },
    validate: { reason: reasonProblem },
  });
  const [requestId] = useRequestId();
  const [cancelRenewal] = useCancelRenewalMutation();
  const submission = useSubmission(cancel, memberFailure);

  async function cancel() {
    const input = { userId: member.id, reason: form.getValues().reason.trim(), requestId };
    const { data } = await cancelRenewal({ variables: { input } });
    discard();
    onDone(doneText(member.email, plan, data?.cancelRenewal.user ?? member));
  }

  return (
    <MemberDialog
      title="Cancel the renewal?"
      consequence={whatHappens(member.email, plan)}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      dismiss="Keep Renewal"
      action={['Cancel Renewal', 'Canceling...']}
      danger={plan.pastDue}
    >
      <Textarea
        label="Reason"
        description={REASON_READERS.dataDownload}
        required
        data-autofocus
        rows={2}
        {...form.getInputProps('reason')}
      />
    </MemberDialog>
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
