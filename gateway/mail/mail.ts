import type { League } from '#schema/rules/leagues.ts';
import type { QuoteLine } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import type { WebhookDisabledReason } from '#schema/rules/webhook-values.ts';

/** An instant as ISO text: what a mail says is kept as JSON until it is sent. */
export type Instant = string;

/** The charge that comes next; both null when there is none. */
export interface NextCharge {
  nextChargeAt: Instant | null;
  nextChargeCents: number | null;
}

export interface PaidInvoice extends NextCharge {
  tier: Tier;
  invoiceNumber: string;
  lines: QuoteLine[];
  totalCents: number;
  paidAt: Instant;
}

/** Of an account that the purchase made. */
export interface SetPassword {
  /** Its address: when the mail is sent a fresh one-time link is made for it, which is never stored. */
  setPasswordFor?: string;
}

/** Why a plan is over: its owner wished so, the card failed, an admin took it back, or a gift had its day. */
export type EndReason = 'cancelled' | 'payment-failed' | 'revoked' | 'grant-over';

/** Every mail of the product, and what it needs to know. Money is in cents. */
export interface MailData {
  receipt: PaidInvoice & SetPassword;
  'trial-started': SetPassword & { tier: Tier; trialEndsAt: Instant; amountCents: number };
  /** Three hours before the end. */
  'trial-ending': { tier: Tier; trialEndsAt: Instant; amountCents: number };
  'renewal-failed': {
    tier: Tier;
    amountCents: number;
    /** Why, as one sentence for its reader. */
    reason: string;
    nextTryAt: Instant | null;
    /** How long access goes on although nothing was paid; null when it has ended. */
    accessUntil: Instant | null;
  };
  'card-expiring': NextCharge & {
    cardType: string;
    last4: string;
    expirationMonth: string;
    expirationYear: string;
  };
  cancelled: { tier: Tier; accessUntil: Instant; inTrial: boolean };
  reactivated: NextCharge & { tier: Tier };
  'plan-changed': NextCharge & {
    from: Tier;
    to: Tier;
    /** The moment of an upgrade, or the end of the period that a downgrade waits for. */
    takesEffectAt: Instant;
    takesEffect: 'now' | 'at-period-end';
    /** What was charged for it; 0 for a downgrade. */
    chargedCents: number;
  };
  /** A renewal, a trial that became a plan, or an open invoice that a new card has paid. */
  'payment-received': PaidInvoice;
  'plan-ended': { tier: Tier; endedAt: Instant; reason: EndReason };
  /** The processor carried a charge out that was taken for not made, and nothing was owed any more. */
  'charge-given-back': { tier: Tier; amountCents: number; chargedAt: Instant };
  /** To admins: leagues that play today and have no pick. `date` is the New York day. */
  'admin-no-picks': { date: string; leagues: League[] };
  /** To admins: a member's bank has taken a payment back. */
  'admin-dispute': {
    email: string;
    transactionId: string;
    orderId: string | null;
    amountCents: number;
    reason: string | null;
    accessRevoked: boolean;
  };
  /** To the owner of its key: nothing more is sent to this address. */
  'webhook-disabled': { url: string; keyName: string; reason: WebhookDisabledReason; disabledAt: Instant };
}

export type Template = keyof MailData;

type Entry<T extends Template> = {
  /** Names the occasion, such as `receipt:inv_1`; a second mail with the same key is never sent. At most 120 characters. */
  key: string;
  recipient: string;
  template: T;
  data: MailData[T];
};

/** A mail to send: the template decides the data. */
export type MailEntry = { [T in Template]: Entry<T> }[Template];
