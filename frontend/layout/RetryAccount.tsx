import { reloadAccount } from '#frontend/app/session/open-session.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** Loads the account of a signed-in member again. */
export function RetryAccount() {
  const { run, busy } = useSubmission(reloadAccount, () => null);
  return (
    <Button variant="quiet" size="small" onClick={run} busy={busy && 'Retrying...'}>
      Retry
    </Button>
  );
}
