import { useConnection } from '#frontend/app/connection.ts';
import { reloadAccount } from '#frontend/app/session/open-session.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './ConnectionBanner.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Under the header of every page: that the connection is lost, or that a signed-in member's account did not load. */
export function ConnectionBanner() {
  const connection = useConnection();
  const leave = useSignOut();
  const isUnreachable = useSession().status === 'unreachable';
  return (
    <div role="status">
      {connection === 'offline' && (
        <p className={styles.banner}>You are offline. What you see may be out of date.</p>
      )}
      {connection === 'unreachable' && (
        <p className={styles.banner}>We cannot reach the server. Retrying...</p>
      )}
      {connection === 'online' && isUnreachable && (
        <p className={styles.banner}>
          We could not load your account. <RetryAccount />
          <Button variant="ghost" size="small" onClick={leave}>
            Sign Out
          </Button>
        </p>
      )}
    </div>
  );
}

/** Loads the account of a signed-in member again. */
function RetryAccount() {
  const { run, busy } = useSubmission(reloadAccount, () => null);
  return (
    <Button variant="quiet" size="small" onClick={run} busy={busy && 'Retrying...'}>
      Retry
    </Button>
  );
}
