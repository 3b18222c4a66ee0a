import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useRevokePlanMutation } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { memberFailure } from './member-actions.ts';
import type { CurrentPlan } from './member-text.ts';
import { REASON_READERS, reasonProblem } from './reason.ts';
import { useRequestId } from './use-request-id.ts';

interface RevokeDialogProps {
  member: MemberFragment;
  plan: CurrentPlan;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Ends a plan immediately. */
export function RevokeDialog({ member, plan, onClose, onDone }: RevokeDialogProps) {
  const { form, restored, discard } = useUnsavedForm(`revoke ${member.id}`, {
    initialValues: { reason: '' },
    validate: { reason: reasonProblem },
  });
  const [requestId] = useRequestId();
  const [revokePlan] = useRevokePlanMutation();
  const name = tierLabel(plan.tier);
  const submission = useSubmission(revoke, memberFailure);

  async function revoke() {
    await revokePlan({
      variables: { input: { userId: member.id, reason: form.getValues().reason.trim(), requestId } },
    });
    discard();
    onDone(`${member.email} no longer has ${name}.`);
  }

  return (
    <MemberDialog
      title="Revoke this plan?"
      consequence={`${member.email} loses ${name} now and gets an email about it. There are no further charges, nothing is refunded, and it cannot be undone.${plan.cancelAtPeriodEnd || plan.pastDue ? '' : ' To let the paid time run out, use Cancel Renewal instead.'}`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['Revoke Plan', 'Revoking...']}
      danger
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
