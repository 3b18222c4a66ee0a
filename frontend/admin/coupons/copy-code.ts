import type { AdminCouponFragment } from '#frontend/generated/graphql.ts';
import type { Outcome } from './CouponOutcome.tsx';

/** Puts the code of a coupon on the clipboard. Browsers may refuse. */
export async function copyCode({ code }: AdminCouponFragment): Promise<Outcome> {
  return navigator.clipboard.writeText(code).then(
    () => ({ done: `Copied ${code}.` }),
    () => ({ alert: `We could not copy it. Select ${code} and copy it yourself.` }),
  );
}
