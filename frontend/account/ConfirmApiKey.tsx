import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type ApiKeyRowFragment, useConfirmApiKeyMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './Integrations.module.css';

/** Of a key of the staff that was made without a passkey: its owner vouches for it, or revokes it. */
export function ConfirmApiKey({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const [confirm] = useConfirmApiKeyMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(async () => {
    await withPasskey(() => confirm({ variables: { input: { id: apiKey.id } } }));
  }, passkeyFailure);
  return (
    <>
      <p className={styles.facts}>
        It was made without your passkey, so it posts nothing and reads no picks ahead of their time. Confirm
        it if it is yours.
      </p>
      <FormProblem>{problem}</FormProblem>
      <Button
        size="small"
        onClick={run}
        busy={busy && 'Waiting for your passkey...'}
        aria-label={`Confirm ${apiKey.name}`}
      >
        Confirm
      </Button>
    </>
  );
}
