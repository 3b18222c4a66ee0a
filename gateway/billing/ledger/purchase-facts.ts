import type { QuoteLine } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';

/** All that completing or undoing a purchase needs to know: kept with the intent, so that a crash loses nothing. */
export interface PurchaseFacts {
  purchaseId: string;
  userId: string;
  email: string;
  /** This purchase makes the account; undoing it removes the account again. */
  makesAccount: boolean;
  subscriptionId: string;
  /** A trial has no invoice. */
  invoiceId: string | null;
  /** Nothing to charge, nothing to order. */
  orderId: string | null;
  couponId: string | null;
  /** The token under which the card is vaulted. */
  cardToken: string;
  tier: Tier;
  withTrial: boolean;
  lines: QuoteLine[];
  totalCents: number;
  /** ISO texts. */
  periodStartsAt: string;
  periodEndsAt: string;
  nextChargeCents: number;
  deviceKey: string | null;
}
