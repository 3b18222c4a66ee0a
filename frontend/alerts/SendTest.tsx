import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useSendTestAlertMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AlertsPage.module.css';

const WORDS = {
  MAIL: { button: 'Send me a test email', done: 'Sent. If it is not there in a minute, look among spam.' },
  PUSH: { button: 'Send me a test notification', done: 'Sent to your devices.' },
} as const;

/** An invented pick to the member, to see whether picks arrive. */
export function SendTest({ channel }: { channel: keyof typeof WORDS }) {
  const [send] = useSendTestAlertMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, done, run } = useSubmission(
    async () => {
      await withPasskey(() => send({ variables: { input: { channel } } }));
    },
    (failure) => `The test was not sent. ${passkeyFailure(failure)}`,
  );
  const { button, done: sent } = WORDS[channel];
  return (
    <>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={run} busy={busy && 'Sending...'}>
          {button}
        </Button>
      </div>
      <p role="status" className={styles.saved}>
        {done && !busy && sent}
      </p>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
