import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type MemberFragment, useDeleteMemberMutation } from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { memberFailure } from './member-actions.ts';
import { typedReasonProblem } from './reason.ts';

interface DeleteMemberDialogProps {
  member: MemberFragment;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Deletes an account for good; the address is typed again, so that it is not another member's. */
export function DeleteMemberDialog({ member: { id, email }, onClose, onDone }: DeleteMemberDialogProps) {
  const kept = useUnsavedForm(`delete ${id}`, {
    initialValues: { email: '', reason: '' },
    validate: {
      email: (typed) => (sameAddress(typed, email) ? null : `Type ${email}`),
      reason: typedReasonProblem,
    },
  });
  const { form, discard } = kept;
  const [deleteMember] = useDeleteMemberMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(remove, memberFailure);

  async function remove() {
    const input = { userId: id, reason: form.getValues().reason.trim() };
    await withPasskey(() => deleteMember({ variables: { input } }));
    discard();
    onDone(`The account of ${email} is deleted.`);
  }

  return (
    <FormDialog
      title="Delete this account?"
      consequence="The plan ends now without a refund, and the account, saved card and API keys are deleted for good. Invoices are kept without the member's name. An email tells the member."
      {...sends(kept, submission)}
      onClose={onClose}
      action={['Delete Account', 'Deleting...']}
      danger
    >
      <TextInput
        label={`Type ${email} to confirm`}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <ReasonField readers="adminsOnly" {...form.getInputProps('reason')} />
    </FormDialog>
  );
}

function sameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
