import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/confirm.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AdminPickFragment, useDeletePickMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Textarea } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
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
  const [deletePick, { loading }] = useDeletePickMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const withdraws = hasBeenReadable(pick, serverNow());
  const [verb, busyText] = withdraws ? ['Withdraw', 'Withdrawing...'] : ['Delete', 'Deleting...'];
  const { form, restored, discard } = useUnsavedForm<{ reason: string }>(`withdraw ${pick.id}`, {
    initialValues: { reason: '' },
    validate: { reason: (reason) => (withdraws ? reasonProblem(reason) : null) },
  });
  const confirm = async ({ reason }: { reason: string }) => {
    setFailure(null);
    try {
      await deletePick({
        variables: { input: { id: pick.id, ...(withdraws && { reason: reason.trim() }) } },
      });
      discard();
      onDeleted();
    } catch (error) {
      setFailure(alertOf('delete pick', error));
    }
  };
  const keep = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={withdraws ? 'Withdraw this pick?' : 'Delete this pick?'}>
      <form className={styles.body} noValidate onSubmit={form.onSubmit(confirm, focusFirstProblem(form))}>
        {withdraws && <RestoredNotice shown={restored} onDiscard={discard} />}
        <p>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}
        </p>
        <p className={styles.consequence}>{withdraws ? WITHDRAWAL : DELETION}</p>
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
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={keep}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busy={loading && busyText}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const WITHDRAWAL =
  'Members could already read it, so it stays in the record, marked as withdrawn. It counts as neither a win nor a loss. This cannot be undone.';
const DELETION = 'No member has seen this pick. Deleting it cannot be undone.';

function reasonProblem(reason: string): string | null {
  if (!reason.trim()) return 'Say why it is withdrawn';
  return reason.length > REASON_LIMITS.reason ? `At most ${REASON_LIMITS.reason} characters` : null;
}
