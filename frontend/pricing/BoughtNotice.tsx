import { useSession } from '#frontend/app/session/session.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { boughtPlan } from '#frontend/billing/bought-plan.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';

/** For a buyer who left before choosing a password: the plan is bought already. */
export function BoughtNotice() {
  const session = useSession();
  const bought = useHydrated() && session.status === 'visitor' ? boughtPlan() : null;
  if (!bought) return null;
  return (
    <Notice tone="success">
      <strong>You bought the {tierLabel(bought.tier)} Plan.</strong> Finish your account: the receipt that we
      sent to {bought.email} has a link to choose your password.
    </Notice>
  );
}
