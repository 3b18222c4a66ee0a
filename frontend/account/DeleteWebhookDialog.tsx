import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useDeleteWebhookEndpointMutation, type WebhookRowFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './Integrations.module.css';

interface DeleteWebhookDialogProps {
  endpoint: WebhookRowFragment;
  onClose(): void;
  onDeleted(): void;
}

/** Confirms removing an endpoint. */
export function DeleteWebhookDialog({ endpoint, onClose, onDeleted }: DeleteWebhookDialogProps) {
  const [remove] = useDeleteWebhookEndpointMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => {
      await withPasskey(() => remove({ variables: { input: { id: endpoint.id } } }));
      onDeleted();
    },
    (failure) => `Failed to remove the endpoint. ${passkeyFailure(failure)}`,
  );
  return (
    <Dialog open onClose={onClose} title="Remove this endpoint?">
      <div className={styles.dialog}>
        <p>
          <strong>{endpoint.url}</strong>
        </p>
        <p className={styles.lead}>We stop calling it and delete its log.</p>
        <FormProblem>{problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={run} busy={busy && 'Removing...'}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
