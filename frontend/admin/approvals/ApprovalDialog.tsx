import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { memberFailure } from '#frontend/admin/members/member-actions.ts';
import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { failureCode } from '#frontend/app/failures.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import {
  type ApprovalKind,
  useApproveActMutation,
  useRejectActMutation,
} from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { CAUSES, type Decision } from './approval-text.ts';

interface ApprovalDialogProps extends Decision {
  onClose(): void;
  onDone(sentence: string): void;
}

/** Approves an act, which then happens, or rejects it with a reason. */
export function ApprovalDialog({ approval, approve, onClose, onDone }: ApprovalDialogProps) {
  const { id, kind, text, memberEmail, askedBy, reason, cause, isOwn } = approval;
  const kept = useUnsavedForm(`${approve ? 'approve' : 'reject'} ${id}`, {
    initialValues: { reason: '' },
    validate: { reason: (given) => (approve ? null : typedReasonProblem(given)) },
  });
  const { form, discard } = kept;
  const [approveAct] = useApproveActMutation();
  const [rejectAct] = useRejectActMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(decide, decisionFailure);

  async function decide() {
    const note = form.getValues().reason.trim();
    await withPasskey(async () => {
      if (approve) await approveAct({ variables: { input: { approvalId: id } } });
      else await rejectAct({ variables: { input: { approvalId: id, reason: note } } });
    });
    discard();
    const approved = kind === 'OWNER' ? 'approved' : 'approved and on its way';
    onDone(`${text} is ${approve ? approved : isOwn ? 'taken back' : 'rejected'}.`);
  }

  return (
    <FormDialog
      title={approve ? 'Approve this?' : isOwn ? 'Take this back?' : 'Reject this?'}
      facts={[
        ['Act', text],
        ['Member', memberEmail],
        ['Asked by', isOwn ? 'You' : askedBy],
        ['Reason', reason],
        ['Why two people', CAUSES[cause]],
      ]}
      consequence={approve ? consequenceOf(kind) : 'Nothing happens, and it can be asked for again.'}
      {...sends(kept, submission)}
      onClose={onClose}
      action={approve ? ['Approve', 'Approving...'] : [isOwn ? 'Take Back' : 'Reject', 'Saving...']}
      danger={!approve}
    >
      {!approve && (
        <Textarea label="Reason" required data-autofocus rows={2} {...form.getInputProps('reason')} />
      )}
    </FormDialog>
  );
}

function consequenceOf(kind: ApprovalKind): string {
  const happens =
    kind === 'DISPUTE' ? 'The bank gets it at once, for good, as its page shows it' : 'It happens at once';
  return `${happens}, and the audit log names both of you.`;
}

/** The act may fail although it was approved. */
function decisionFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'CARD_DECLINED') return 'The processor refused this refund. Nothing was refunded.';
  return code === 'PAYMENT_PENDING' ? memberFailure(failure) : passkeyFailure(failure);
}
