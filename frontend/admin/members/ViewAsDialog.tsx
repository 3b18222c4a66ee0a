import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureText } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useViewAsMutation } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { BlockedTab, openView } from './open-view.ts';
import { REASON_READERS, reasonProblem } from './reason.ts';
import { useRequestId } from './use-request-id.ts';

interface ViewAsDialogProps {
  member: MemberFragment;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Opens the product in a new tab as the member sees it. */
export function ViewAsDialog({ member, onClose, onDone }: ViewAsDialogProps) {
  const { form, restored, discard } = useUnsavedForm(`view-as ${member.id}`, {
    initialValues: { reason: '' },
    validate: { reason: reasonProblem },
  });
  const [requestId] = useRequestId();
  const [viewAs] = useViewAsMutation();
  const submission = useSubmission(
    async () => {
      const input = { userId: member.id, reason: form.getValues().reason.trim(), requestId };
      const { data } = await viewAs({ variables: { input } });
      if (data) openView({ ...data.viewAs, userId: member.id });
      discard();
      onDone(`The account of ${member.email} is open in another tab, read only, for 30 minutes.`);
    },
    (failure) => (failure instanceof BlockedTab ? failure.message : failureText(failure)),
  );
  return (
    <MemberDialog
      title="View as member"
      consequence={`Opens a new tab that shows what ${member.email} sees, for 30 minutes. Nothing can be changed in it, and the member gets no email.`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['View as Member', 'Opening...']}
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
