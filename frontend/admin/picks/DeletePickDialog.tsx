import { alertOf } from '#frontend/admin/alerts.ts';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AdminPickFragment, useDeletePickMutation } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { REASON_LIMITS } from '#schema/rules/record/record-rules.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { hasBeenReadable } from './release-sentence.ts';

interface DeletePickDialogProps {
  pick: AdminPickFragment;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a pick is deleted: it is removed, or stays in the record as withdrawn, with the reason for it. */
export function DeletePickDialog({ pick, onClose, onDeleted }: DeletePickDialogProps) {
  const [deletePick] = useDeletePickMutation();
  const withdraws = hasBeenReadable(pick, serverNow());
  const kept = useUnsavedForm<{ reason: string }>(`withdraw ${pick.id}`, {
    initialValues: { reason: '' },
    validate: { reason: (reason) => (withdraws ? reasonProblem(reason) : null) },
  });
  const { form, discard } = kept;
  const submission = useSubmission(
    async () => {
      const reason = form.getValues().reason.trim();
      await deletePick({ variables: { input: { id: pick.id, ...(withdraws && { reason }) } } });
      discard();
      onDeleted();
    },
    (failure) => alertOf('delete pick', failure),
  );
  return (
    <FormDialog
      {...sends(kept, submission)}
      title={withdraws ? 'Withdraw this pick?' : 'Delete this pick?'}
      consequence={withdraws ? WITHDRAWAL : DELETION}
      onClose={onClose}
      dismiss="Keep it"
      action={withdraws ? ['Withdraw', 'Withdrawing...'] : ['Delete', 'Deleting...']}
      danger
    >
      <p>
        <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}
      </p>
      {withdraws && (
        <Textarea
          label="Reason"
          description="Everyone can read this."
          required
          rows={3}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      )}
    </FormDialog>
  );
}

const WITHDRAWAL =
  'Members could already read it, so it stays in the record, marked as withdrawn. It counts as neither a win nor a loss. This cannot be undone.';
const DELETION = 'No member has seen this pick. Deleting it cannot be undone.';

function reasonProblem(reason: string): string | null {
  if (!reason.trim()) return 'Say why it is withdrawn';
  return reason.length > REASON_LIMITS.reason ? `At most ${REASON_LIMITS.reason} characters` : null;
}
