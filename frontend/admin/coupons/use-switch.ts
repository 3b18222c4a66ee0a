import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { type AdminCouponFragment, useSwitchCouponMutation } from '#frontend/generated/graphql.ts';
import type { Outcome } from './CouponOutcome.tsx';

/** Switches a coupon off or on; the answer changes its row. `busy` is its id. */
export function useSwitch(onOutcome: (outcome: Outcome) => void) {
  const [switchCoupon] = useSwitchCouponMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (coupon: AdminCouponFragment) => {
    const { id, isActive } = coupon;
    setBusy(id);
    await switchCoupon({ variables: { input: { id, isActive: !isActive } } })
      .then(
        () => onOutcome(switchedOf(coupon)),
        (failure: unknown) => onOutcome({ alert: alertOf('switch coupon', failure) }),
      )
      .finally(() => setBusy(null));
  };
  return { run, busy };
}

function switchedOf(before: AdminCouponFragment): Outcome {
  const { code, isActive } = before;
  const done = isActive
    ? `${code} is off and can no longer be used. Plans that already have the discount keep it.`
    : `${code} is on again.`;
  return { done, switched: { ...before, isActive: !isActive } };
}
