import { useState } from 'react';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useRotateWebhookSecretMutation, type WebhookRowFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { SECRET_OVERLAP_HOURS } from '#schema/rules/api/webhook-values.ts';
import styles from './Integrations.module.css';
import { WebhookSecret } from './WebhookSecret.tsx';

interface RotateSecretDialogProps {
  endpoint: WebhookRowFragment;
  onClose(): void;
}

/** Confirms a new signing secret, then shows it once. */
export function RotateSecretDialog({ endpoint, onClose }: RotateSecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache' });
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => {
      const { data } = await withPasskey(() => rotate({ variables: { input: { id: endpoint.id } } }));
      if (!data) throw new Error('The server answered without a secret');
      setSecret(data.rotateWebhookSecret.secret);
    },
    (failure) => `Failed to create a new secret. ${passkeyFailure(failure)}`,
  );
  return (
    <Dialog open onClose={onClose} title={secret ? 'Copy your signing secret' : 'Create a new secret?'}>
      {secret ? (
        <WebhookSecret secret={secret} onDone={onClose} />
      ) : (
        <div className={styles.dialog}>
          <p className={styles.lead}>
            For {SECRET_OVERLAP_HOURS} hours we sign calls with both secrets, then only with the new one.
          </p>
          <FormProblem>{problem}</FormProblem>
          <div className={styles.actions}>
            <Button variant="ghost" onClick={onClose}>
              Not now
            </Button>
            <Button onClick={run} busy={busy && 'Creating...'}>
              Create a new secret
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
