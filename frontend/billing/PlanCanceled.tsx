import { useReactivateSubscriptionMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { messageOr } from './failure-text.ts';
import { type PlanChanged, PlanSuccess } from './PlanSuccess.tsx';
import { usePlanWrite } from './use-plan-write.ts';

interface PlanCanceledProps {
  success: PlanChanged;
  onUndone(): void;
}

/** A cancellation that succeeded, and one click that undoes it: it charges nothing and keeps the billing day. */
export function PlanCanceled({ success, onUndone }: PlanCanceledProps) {
  const [reactivate] = useReactivateSubscriptionMutation();
  const { busy, problem, run } = usePlanWrite(
    () => reactivate(),
    (failure) => messageOr(failure, 'Failed to reactivate subscription'),
    onUndone,
  );
  const undo = (
    <Button variant="quiet" size="small" onClick={run} busy={busy && 'Undoing...'}>
      Undo
    </Button>
  );
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <PlanSuccess success={success} action={undo} />
    </>
  );
}
