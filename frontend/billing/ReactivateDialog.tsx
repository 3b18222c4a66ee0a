import {
  type CurrentPlanFragment,
  usePlanChangeQuery,
  useReactivateSubscriptionMutation,
} from '#frontend/generated/graphql.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { messageOr } from './failure-text.ts';
import { PlanConfirmation } from './PlanConfirmation.tsx';
import { usePlanWrite } from './use-plan-write.ts';

interface ReactivateDialogProps {
  open: boolean;
  plan: CurrentPlanFragment;
  /** Why reactivating comes first, when the member requested something else. */
  reason?: string;
  onClose(): void;
  onDone(): void;
}

/** Undoes a cancellation: same billing day, no charge now (product.txt section 4). */
export function ReactivateDialog({ open, onClose, ...rest }: ReactivateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Reactivate your plan">
      {open && <Confirmation onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Confirmation({ plan, reason, onClose, onDone }: Omit<ReactivateDialogProps, 'open'>) {
  const { data, error } = usePlanChangeQuery({
    variables: { tier: plan.tier },
    fetchPolicy: 'network-only',
  });
  const [reactivate] = useReactivateSubscriptionMutation();
  const write = usePlanWrite(
    () => reactivate(),
    (failure) => messageOr(failure, 'Failed to reactivate subscription'),
    onDone,
  );
  const preview = data?.planChangePreview;
  const failed = error ? messageOr(error, 'Failed to load the price. Please try again.') : null;
  return (
    <PlanConfirmation
      sentences={[reason, `Your ${tierLabel(plan.tier)} Plan stays active, with the same billing day.`]}
      chargedNow={preview ? dollars(preview.totalCents) : <Skeleton width="56px" />}
      nextCharge={
        preview?.nextChargeAt ? (
          `${dollars(preview.nextChargeCents)} on ${shownMoment(new Date(preview.nextChargeAt))}`
        ) : (
          <Skeleton width="220px" />
        )
      }
      problem={write.problem ?? failed}
      label="Reactivate Plan"
      busyLabel="Processing..."
      busy={write.busy}
      disabled={!preview}
      onConfirm={write.run}
      onClose={onClose}
    />
  );
}
