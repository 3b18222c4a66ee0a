import { passkeyFailure, useShowPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './Passkeys.module.css';

/** In place of the dashboard until this session has shown a passkey. */
export function PasskeyGate() {
  const submission = useSubmission(useShowPasskey(), passkeyFailure);
  return (
    <Card heading="Show your passkey" className={styles.gate}>
      <p className={styles.lead}>
        The admin panel asks for it every twelve hours. If you have lost it, another owner or the operator of
        this installation can reset it.
      </p>
      <FormProblem>{submission.problem}</FormProblem>
      <Button onClick={submission.run} busy={submission.busy && 'Waiting for your passkey...'} autoFocus>
        Show Passkey
      </Button>
    </Card>
  );
}
