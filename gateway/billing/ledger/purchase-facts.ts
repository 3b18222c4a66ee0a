import type { Tier } from '#schema/rules/access/tiers.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { QuoteLine } from '#schema/rules/money/quote.ts';

/** Everything needed to complete or undo a purchase, stored with the intent so that a crash loses nothing. */
export interface PurchaseFacts {
  purchaseId: string;
  userId: string;
  email: string;
  /** Whether this purchase creates the account; undoing it then deletes the account. */
  makesAccount: boolean;
  subscriptionId: string;
  /** A trial has no invoice. */
  invoiceId: string | null;
  /** Null when there is nothing to charge. */
  orderId: string | null;
  couponId: string | null;
  /** Whether the coupon has limits for one customer, which need the card to be known. */
  couponKnowsCustomer: boolean;
  billing: BillingDetails;
  /** The card's vault token. */
  cardToken: string;
  tier: Tier;
  withTrial: boolean;
  lines: QuoteLine[];
  totalCents: number;
  /** As ISO text. */
  periodStartsAt: string;
  periodEndsAt: string;
  nextChargeCents: number;
  /** The sentence beside the button that the buyer agreed to. Purchases of before November 27, 2026 have none. */
  agreedTo?: string;
  deviceKey: string | null;
}
