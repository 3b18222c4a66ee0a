import type { Fragment, Rows } from '#gateway/database/rows.ts';
import * as statements from './coupon-claim.sql.ts';

/** A purchase with a coupon, once its card is known. */
interface CouponClaim {
  purchaseId: string;
  couponId: string;
  emailKey: string;
  /** Null when the processor does not identify the card, or cards are not looked at. */
  cardKey: string | null;
}

/**
 * Counts the use of a coupon by a mailbox and a card, and answers whether its limits for one customer still hold. The
 * count is taken under a lock of its row, so that of purchases at the same time only as many pass as may. It is taken
 * back when the purchase is undone.
 */
export async function claimCoupon(rows: Rows, claim: CouponClaim): Promise<boolean> {
  const keys = [claim.emailKey, claim.cardKey].filter((key) => key !== null);
  const claimed = await statements.claimCoupon.first(rows, { ...claim, keys });
  if (!claimed) return false;
  const { uses, hasPurchased, maxPerCustomer, firstPurchaseOnly } = claimed;
  return uses <= (maxPerCustomer ?? uses) && !(firstPurchaseOnly && hasPurchased);
}

/** Takes the counts of an undone purchase back. Guarded. */
export function unclaimCoupon(purchaseId: string): Fragment {
  return statements.unclaimCoupon.part({ purchaseId });
}
