import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type ApiKeyRowFragment, useRevokeApiKeyMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './Integrations.module.css';

interface RevokeApiKeyDialogProps {
  apiKey: ApiKeyRowFragment;
  onClose(): void;
  onRevoked(apiKey: ApiKeyRowFragment): void;
}

/** Confirms revoking a key. */
export function RevokeApiKeyDialog({ apiKey, onClose, onRevoked }: RevokeApiKeyDialogProps) {
  const [revoke] = useRevokeApiKeyMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => {
      await withPasskey(() => revoke({ variables: { input: { id: apiKey.id } } }));
      onRevoked(apiKey);
    },
    (failure) => `Failed to revoke the key. ${passkeyFailure(failure)}`,
  );
  return (
    <Dialog open onClose={onClose} title="Revoke this API key?">
      <div className={styles.dialog}>
        <p>
          <strong>{apiKey.name}</strong> <code className={styles.code}>{apiKey.prefix}…</code>
        </p>
        <p className={styles.lead}>Programs that use it stop working immediately. This cannot be undone.</p>
        <FormProblem>{problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={run} busy={busy && 'Revoking...'}>
            Revoke
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
