import { useState } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import { useResendAlertsMutation } from '#frontend/generated/graphql.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** What to say above the table. */
export interface Outcome {
  done?: string;
  failure?: string;
}

export function useResend(onOutcome: (outcome: Outcome) => void, reload: () => void) {
  const [send] = useResendAlertsMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const resend = (batchId: string) => {
    setBusy(batchId);
    void send({ variables: { input: { batchId } } })
      .then(
        ({ data }) => {
          onOutcome({ done: `Sending ${counted(data?.resendAlerts.count ?? 0, 'alert')} again.` });
          reload();
        },
        (failure: unknown) => onOutcome({ failure: `Failed to send them again. ${failureText(failure)}` }),
      )
      .finally(() => setBusy(null));
  };
  return { resend, busy };
}
