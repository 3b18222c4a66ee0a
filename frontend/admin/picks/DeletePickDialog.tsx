import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/confirm.module.css';
import { serverNow } from '#frontend/app/server-clock.ts';
import { type AdminPickFragment, useDeletePickMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { gameText } from '#schema/rules/game-text.ts';
import { withMinus } from '#schema/rules/minus.ts';
import { firstReadableAt } from '#schema/rules/visibility.ts';

interface DeletePickDialogProps {
  pick: AdminPickFragment;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a pick is deleted and explains whether it is removed or stays in the record as withdrawn. */
export function DeletePickDialog({ pick, onClose, onDeleted }: DeletePickDialogProps) {
  const [deletePick, { loading }] = useDeletePickMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const withdraws = wasReadable(pick);
  const confirm = async () => {
    setFailure(null);
    try {
      await deletePick({ variables: { input: { id: pick.id } } });
      onDeleted();
    } catch (error) {
      setFailure(alertOf('delete pick', error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={withdraws ? 'Withdraw this pick?' : 'Delete this pick?'}>
      <div className={styles.body}>
        <p>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}
        </p>
        <p className={styles.consequence}>
          {withdraws
            ? 'Members could already read it, so it stays in the record, marked as withdrawn. This cannot be undone.'
            : 'Nobody could read it yet, so it is deleted for good.'}
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={confirm} busy={loading && 'Deleting...'}>
            {withdraws ? 'Withdraw' : 'Delete'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function wasReadable({ publishedAt, releaseAt }: AdminPickFragment): boolean {
  if (!publishedAt) return false;
  return firstReadableAt(new Date(publishedAt), releaseAt ? new Date(releaseAt) : null) <= serverNow();
}
