import { passkeyFailure, useShowPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** In place of what an act would change, for an account of the staff until a passkey was shown: it is read before it is done. */
export function LockedPreview({ onShown }: { onShown(): Promise<unknown> }) {
  const show = useShowPasskey();
  const { run, busy, problem } = useSubmission(async () => {
    await show();
    await onShown();
  }, passkeyFailure);
  return (
    <>
      <Notice
        action={
          <Button variant="quiet" onClick={run} busy={busy && 'Waiting for your passkey...'}>
            Show Passkey
          </Button>
        }
      >
        This account belongs to the staff. Show your passkey to see what would change.
      </Notice>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
