import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { saveText } from '#frontend/app/save-text.ts';
import { signOut } from '#frontend/app/session/open-session.ts';
import { MyDataDocument, useDeleteAccountMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AccountPage.module.css';

/** A copy of the member's data, and the end of the account. */
export function DataCard({ email }: { email: string }) {
  const [deleting, setDeleting] = useState(false);
  const apollo = useApolloClient();
  const { busy, problem, run } = useSubmission(
    async () => {
      const { data } = await apollo.query({ query: MyDataDocument, fetchPolicy: 'network-only' });
      if (data) saveText(data.myData.fileName, data.myData.content, 'application/json');
    },
    (failure) => `Failed to export your data. ${failureText(failure)}`,
  );
  return (
    <Card heading="Your data">
      <div className={styles.stack}>
        <div className={styles.row}>
          <p>Everything we keep about you, in one file.</p>
          <Button variant="quiet" onClick={run} busy={busy && 'Preparing...'}>
            Download my data
          </Button>
        </div>
        <FormProblem>{problem}</FormProblem>
        <div className={styles.row}>
          <p>Deleting your account ends your plan immediately, without a refund.</p>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete my account…
          </Button>
        </div>
      </div>
      {deleting && <DeleteDialog email={email} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [remove] = useDeleteAccountMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => {
      await withPasskey(() => remove({ variables: { input: { email: typed } } }));
      await signOut();
    },
    (failure) =>
      `Failed to delete your account. ${failureCode(failure) === 'SIGN_IN_AGAIN' ? failureText(failure) : passkeyFailure(failure)}`,
  );
  return (
    <Dialog open onClose={onClose} title="Delete your account?">
      <div className={styles.stack}>
        <p>
          Your plan, card, keys and settings are deleted for good. We keep your invoices without your name, as
          tax law requires.
        </p>
        <TextInput
          label={`Type ${email} to confirm`}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div className={styles.answers}>
          <Button variant="ghost" onClick={onClose}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            onClick={run}
            disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
            busy={busy && 'Deleting...'}
          >
            Delete my account
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
