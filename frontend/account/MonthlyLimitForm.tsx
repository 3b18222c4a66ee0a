import type { FormEvent } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import { useUnsavedText } from '#frontend/app/use-unsaved-text.ts';
import { type LimitsCardFragment, useSetMonthlyLimitMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AccountPage.module.css';
import { limitOf, limitText } from './limits-text.ts';

interface MonthlyLimitFormProps {
  limits: LimitsCardFragment;
  onChanged(limits: LimitsCardFragment): void;
}

/** The most that may be charged in a month. */
export function MonthlyLimitForm({ limits, onChanged }: MonthlyLimitFormProps) {
  const { text, type } = useUnsavedText('monthly-limit');
  const [setLimit] = useSetMonthlyLimitMutation();
  const { busy, problem, run } = useSubmission(
    async () => {
      const monthlyLimitCents = limitOf(text);
      if (monthlyLimitCents === undefined) throw new RangeError();
      const { data } = await setLimit({ variables: { input: { monthlyLimitCents } } });
      if (data) onChanged(data.setMonthlyLimit.limits);
      type('');
    },
    (failure) => (failure instanceof RangeError ? 'Enter an amount, such as 150' : failureText(failure)),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form onSubmit={send} className={styles.form} noValidate>
      <TextInput
        label="Monthly limit in dollars"
        description={`${limitText(limits)} Leave it empty for no limit. A lower limit applies right away, a higher one after seven days.`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button type="submit" variant="quiet" busy={busy && 'Saving...'}>
          Set limit
        </Button>
      </div>
    </form>
  );
}
