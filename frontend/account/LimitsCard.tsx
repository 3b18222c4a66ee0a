import { useState } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import {
  type LimitsCardFragment,
  useConfirmAgeMutation,
  useLimitsQuery,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { DownIcon } from '#frontend/ui/icons.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { helplineDigits, PRODUCT } from '#schema/rules/text/product.ts';
import styles from './AccountPage.module.css';
import { BreakForm } from './BreakForm.tsx';
import { accountAgeText, breakText } from './limits-text.ts';
import { MonthlyLimitForm } from './MonthlyLimitForm.tsx';

/** Spending, the member's own limits, and where to find help. */
export function LimitsCard() {
  const { data, error, loading, refetch } = useLimitsQuery({ fetchPolicy: 'cache-and-network' });
  const [changed, setChanged] = useState<LimitsCardFragment | null>(null);
  const limits = changed ?? data?.limits;
  return (
    <Card heading="Responsible play">
      {!limits && error && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load your limits. Please try again.
        </ErrorState>
      )}
      {!limits && !error && <Skeleton width="100%" height="120px" />}
      {limits && <Limits limits={limits} onChanged={setChanged} />}
    </Card>
  );
}

interface LimitsProps {
  limits: LimitsCardFragment;
  onChanged(limits: LimitsCardFragment): void;
}

function Limits({ limits, onChanged }: LimitsProps) {
  return (
    <div className={styles.stack}>
      <p>
        You have spent <strong>{dollars(limits.spentThisMonthCents)}</strong> this month and{' '}
        <strong>{dollars(limits.spentCents)}</strong> in all.
      </p>
      <Age limits={limits} onChanged={onChanged} />
      <MonthlyLimitForm limits={limits} onChanged={onChanged} />
      {breakText(limits) && <p>{breakText(limits)}</p>}
      <BreakForm onChanged={onChanged} />
      <Helplines />
    </div>
  );
}

function Age({ limits, onChanged }: LimitsProps) {
  const [confirm] = useConfirmAgeMutation();
  const { busy, problem, run } = useSubmission(
    async () => {
      const { data } = await confirm();
      if (data) onChanged(data.confirmAge.limits);
    },
    (failure) => failureText(failure),
  );
  if (limits.ageConfirmedAt) return <p>{accountAgeText(limits.ageConfirmedAt)}</p>;
  return (
    <>
      <div className={styles.row}>
        <p>Members are 21 or older.</p>
        <Button variant="quiet" size="small" onClick={run} busy={busy && 'Saving...'}>
          I am 21 or older
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function Helplines() {
  return (
    <details className={styles.help}>
      <summary>
        Someone to talk to, free and confidential
        <DownIcon size={20} stroke={1.8} aria-hidden="true" />
      </summary>
      <ul>
        <li>
          Anywhere in the United States:{' '}
          <a href={`tel:${helplineDigits(PRODUCT.helpline)}`}>{PRODUCT.helpline}</a>
        </li>
        {PRODUCT.stateHelplines.map(({ place, phone }) => (
          <li key={place}>
            {place}: <a href={`tel:${phone}`}>{phone}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
