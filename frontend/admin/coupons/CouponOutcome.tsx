import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import type { AdminCouponFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';

/** How the last action on a coupon went: a sentence about what was done, or what failed. */
export type Outcome = { done: string; switched?: AdminCouponFragment } | { alert: string };

export function useOutcome() {
  const [outcome, set] = useState<Outcome | null>(null);
  return { outcome, set };
}

interface CouponOutcomeProps extends ReturnType<typeof useOutcome> {
  /** Switches a coupon back. */
  onUndo(coupon: AdminCouponFragment): void;
}

/** The outcome until it is dismissed or another follows. A switch can be undone. */
export function CouponOutcome({ outcome, set, onUndo }: CouponOutcomeProps) {
  const dismiss = () => set(null);
  if (!outcome) return null;
  if ('alert' in outcome) return <AdminAlert onDismiss={dismiss}>{outcome.alert}</AdminAlert>;
  const { done, switched } = outcome;
  return (
    <AdminAlert
      tone="success"
      onDismiss={dismiss}
      action={
        switched && (
          <Button variant="ghost" size="small" onClick={() => onUndo(switched)}>
            Undo
          </Button>
        )
      }
    >
      {done}
    </AdminAlert>
  );
}

/** Puts the code of a coupon on the clipboard. Browsers may refuse. */
export async function copyCode({ code }: AdminCouponFragment): Promise<Outcome> {
  return navigator.clipboard.writeText(code).then(
    () => ({ done: `Copied ${code}.` }),
    () => ({ alert: `We could not copy it. Select ${code} and copy it yourself.` }),
  );
}
