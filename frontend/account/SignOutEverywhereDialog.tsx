import { failureText } from '#frontend/app/failures.ts';
import { leave } from '#frontend/app/session/live-session.ts';
import { useRevokeSessionsMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './Integrations.module.css';

/** Confirms ending every session. */
export function SignOutEverywhereDialog({ onClose }: { onClose(): void }) {
  const [signOut] = useRevokeSessionsMutation();
  const { busy, problem, run } = useSubmission(
    async () => {
      await signOut();
      await leave('signed-out');
    },
    (failure) => `Failed to sign out everywhere. ${failureText(failure)}`,
  );
  return (
    <Dialog open onClose={onClose} title="Sign out everywhere?">
      <div className={styles.dialog}>
        <p className={styles.lead}>
          Every device is signed out, including this one, and all your API keys stop working immediately. Your
          password stays as it is.
        </p>
        <FormProblem>{problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Stay signed in
          </Button>
          <Button variant="danger" onClick={run} busy={busy && 'Signing out...'}>
            Sign out everywhere
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
