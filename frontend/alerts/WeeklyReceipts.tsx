import { failureText } from '#frontend/app/failures.ts';
import { useSetWeeklyReceiptsMutation, useWeeklyReceiptsQuery } from '#frontend/generated/graphql.ts';
import choices from '#frontend/ui/choices.module.css';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** A copy of each week's proofs in the member's own mailbox. It can be ended whatever is known of the address. */
export function WeeklyReceipts({ proved }: { proved: boolean }) {
  const { data, error } = useWeeklyReceiptsQuery();
  const [choose] = useSetWeeklyReceiptsMutation();
  const isOn = data?.me?.weeklyReceipts ?? false;
  const { busy, problem, done, run } = useSubmission(
    async () => {
      await choose({ variables: { input: { enabled: !isOn } } });
    },
    (failure) => `Failed to save this. ${failureText(failure)}`,
  );
  const canChoose = data !== undefined && (isOn || proved);
  return (
    <>
      <label className={choices.box}>
        <input type="checkbox" checked={isOn !== busy} disabled={!canChoose} onChange={run} />
        <span>
          <strong>Email me the week’s proofs every Monday</strong>
          <small>
            They prove what each pick said and when it was sealed. The copy is in your own mailbox, with your
            mail provider’s time on it, and nobody here can change it.
            {data && !isOn && !proved && ' Confirm your address first.'}
          </small>
        </span>
      </label>
      {error && !data && <p role="alert">We could not load this setting. Reload to try again.</p>}
      <FormProblem>{problem}</FormProblem>
      {done && <p role="status">{isOn ? FROM_NOW_ON : 'Saved. We no longer send them.'}</p>}
    </>
  );
}

const FROM_NOW_ON = 'Saved. The first email comes on the next Monday after a week with picks.';
