import { confirmOwnAge, signInWithGoogle } from '#frontend/app/session/identity.ts';
import { identityFailureCode } from '#frontend/app/session/identity-failures.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './SignIn.module.css';

/** Closing Google's window is not an error. */
const LEFT = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** Google sign-in on both forms; `verb` is in or up. */
export function GoogleButton({ verb, begin }: { verb: 'in' | 'up'; begin(arrival?: Arrival): void }) {
  const { busy, problem, run } = useSubmission(
    async () => {
      let isNew = false;
      begin();
      await signInWithGoogle(() => {
        isNew = true;
        begin({ isNew });
      });
      if (isNew && verb === 'up') void confirmOwnAge();
    },
    (failure) => (LEFT.has(identityFailureCode(failure) ?? '') ? null : `Failed to sign ${verb} with Google`),
  );
  return (
    <div className={styles.google}>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <FormProblem>{problem}</FormProblem>
      <Button variant="quiet" wide onClick={run} busy={busy && 'Waiting for Google...'}>
        <GoogleMark />
        Sign {verb} with Google
      </Button>
    </div>
  );
}
