import { useState } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import {
  type LimitsCardFragment,
  useExcludeSelfMutation,
  useStartCoolOffMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AccountPage.module.css';

const BREAKS = [
  { value: 'days 1', label: 'A break of 1 day' },
  { value: 'days 7', label: 'A break of 7 days' },
  { value: 'days 30', label: 'A break of 30 days' },
  { value: 'months 6', label: 'Self-exclusion for 6 months' },
  { value: 'months 12', label: 'Self-exclusion for a year' },
  { value: 'months 60', label: 'Self-exclusion for 5 years' },
  { value: 'months 0', label: 'Permanent self-exclusion' },
];

interface BreakFormProps {
  onChanged(limits: LimitsCardFragment): void;
}

/** Begins a break or a self-exclusion, which is confirmed because it cannot be undone. */
export function BreakForm({ onChanged }: BreakFormProps) {
  const [chosen, setChosen] = useState('days 1');
  const [asked, setAsked] = useState(false);
  const isBreak = chosen.startsWith('days');
  const begin = useBegin(chosen, (limits) => {
    setAsked(false);
    onChanged(limits);
  });
  return (
    <div className={styles.form}>
      <NativeSelect
        label="Take a break"
        description="During a break today’s picks are closed to you, you cannot buy anything, your plan does not renew, and we send no marketing email. No one can shorten it, not even our support team."
        data={BREAKS}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {isBreak ? 'Start break…' : 'Start self-exclusion…'}
        </Button>
      </div>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          title={isBreak ? 'Start your break?' : 'Exclude yourself?'}
        >
          <div className={styles.stack}>
            <p>
              <strong>{BREAKS.find(({ value }) => value === chosen)?.label}</strong>. It starts now and cannot
              be undone or shortened. While it lasts today’s picks are closed to you, you cannot buy anything,
              and your plan does not renew. What you have paid is not refunded.
            </p>
            <FormProblem>{begin.problem}</FormProblem>
            <div className={styles.answers}>
              <Button variant="ghost" onClick={() => setAsked(false)}>
                Not now
              </Button>
              <Button variant="danger" onClick={begin.run} busy={begin.busy && 'Saving...'}>
                {isBreak ? 'Start my break' : 'Exclude myself'}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function useBegin(chosen: string, onDone: (limits: LimitsCardFragment) => void) {
  const [coolOff] = useStartCoolOffMutation();
  const [exclude] = useExcludeSelfMutation();
  return useSubmission(async () => {
    const [unit, length] = chosen.split(' ');
    const count = Number(length);
    if (unit === 'days') {
      const { data } = await coolOff({ variables: { input: { days: count } } });
      if (data) onDone(data.startCoolOff.limits);
    } else {
      const { data } = await exclude({ variables: { input: { months: count } } });
      if (data) onDone(data.excludeSelf.limits);
    }
  }, failureText);
}
