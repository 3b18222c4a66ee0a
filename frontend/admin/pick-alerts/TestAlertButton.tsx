import { failureText } from '#frontend/app/failures.ts';
import { useSendTestAlertMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { CHANNELS } from './alert-text.ts';
import type { Outcome } from './use-resend.ts';

interface TestAlertButtonProps {
  channel: AlertChannelName;
  onOutcome(outcome: Outcome): void;
}

/** Sends an invented pick to the admin, to see whether the channel works. */
export function TestAlertButton({ channel, onOutcome }: TestAlertButtonProps) {
  const [send, { loading }] = useSendTestAlertMutation();
  const run = () =>
    void send({ variables: { input: { channel } } }).then(
      () => onOutcome({ done: `Sent you a test by ${CHANNELS[channel]}.` }),
      (failure: unknown) => onOutcome({ failure: failureText(failure) }),
    );
  return (
    <Button variant="quiet" size="small" onClick={run} busy={loading && 'Sending...'}>
      Test {CHANNELS[channel]}
    </Button>
  );
}
