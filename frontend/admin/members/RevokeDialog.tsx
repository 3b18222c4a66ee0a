import { type MemberFragment, useRevokePlanMutation } from '#frontend/generated/graphql.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import type { CurrentPlan } from './member-text.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface RevokeDialogProps {
  member: MemberFragment;
  plan: CurrentPlan;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Ends a plan immediately. */
export function RevokeDialog({ member: { id, email }, plan, ...rest }: RevokeDialogProps) {
  const [revokePlan] = useRevokePlanMutation();
  const name = tierLabel(plan.tier);
  return (
    <ReasonDialog
      {...rest}
      form={`revoke ${id}`}
      title="Revoke this plan?"
      consequence={`${email} loses ${name} now and gets an email about it. There are no further charges, nothing is refunded, and it cannot be undone.${plan.cancelAtPeriodEnd || plan.pastDue ? '' : ' To let the paid time run out, use Cancel Renewal instead.'}`}
      act={async (input) => {
        await revokePlan({ variables: { input: { userId: id, ...input } } });
        return `${email} no longer has ${name}.`;
      }}
      action={['Revoke Plan', 'Revoking...']}
      danger
    />
  );
}
