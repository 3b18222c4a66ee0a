import type { Tier } from '#schema/rules/access/tiers.ts';
import type { WebhookDisabledReason } from '#schema/rules/api/webhook-values.ts';
import type { DisputeKind } from '#schema/rules/money/disputes.ts';
import type { QuoteLine } from '#schema/rules/money/quote.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/** An instant as ISO text: mails are stored as JSON until they are sent. */
export type Instant = string;

/** The next charge; both null when there is none. */
export interface NextCharge {
  nextChargeAt: Instant | null;
  nextChargeCents: number | null;
}

interface PaidInvoice extends NextCharge {
  tier: Tier;
  invoiceNumber: string;
  lines: QuoteLine[];
  totalCents: number;
  paidAt: Instant;
}

/** For an account that the purchase created. */
interface SetPassword {
  /** The account's address. A fresh one-time link is made when the mail is sent and never stored. */
  setPasswordFor?: string;
}

/**
 * Why a plan ended: cancelled, payment failed, revoked by an admin, its payment disputed at the bank, a complimentary plan ran out, the member's own
 * limits stopped the renewal, or the account was deleted.
 */
export type EndReason =
  | 'cancelled'
  | 'payment-failed'
  | 'revoked'
  | 'disputed'
  | 'grant-over'
  | 'own-limit'
  | 'account-deleted';

/** Every mail and its data. Money is in cents. */
export interface MailData {
  /** A purchase. */
  'purchase-receipt': PaidInvoice & SetPassword;
  'trial-started': SetPassword & { tier: Tier; trialEndsAt: Instant; amountCents: number };
  /** Sent three hours before the end. */
  'trial-ending': { tier: Tier; trialEndsAt: Instant; amountCents: number };
  /** Exactly thirty days before the first renewal at another price. */
  'price-change': {
    tier: Tier;
    fromCents: number;
    toCents: number;
    appliesAt: Instant;
    /** A discount of the plan lasts beyond that. */
    keepsDiscount: boolean;
  };
  'renewal-failed': {
    tier: Tier;
    amountCents: number;
    /** The reason, as one sentence. */
    reason: string;
    nextTryAt: Instant | null;
    /** When access ends although nothing was paid; null when it has ended. */
    accessUntil: Instant | null;
  };
  'card-expiring': NextCharge & {
    cardType: string;
    last4: string;
    expirationMonth: string;
    expirationYear: string;
  };
  /** `byAdmin`: an admin canceled it for the member. */
  cancelled: { tier: Tier; accessUntil: Instant; inTrial: boolean; byAdmin?: boolean };
  /** `ofPause`: a pause was undone, not a cancellation. `next`: the plan of the next period, where that is said. */
  reactivated: NextCharge & { tier: Tier; next?: Tier; ofPause?: boolean };
  /** A pause begins with the end of the paid period; `amountCents` is charged when it ends. */
  'plan-paused': {
    tier: Tier;
    /** Another plan after a change that waits for the next period. */
    resumesAs: Tier;
    accessUntil: Instant;
    resumesAt: Instant;
    /** Null where the member's own limits end the plan instead. */
    amountCents: number | null;
  };
  /** Sent seven days before a pause ends, with the plan that is charged then. */
  'pause-ending': { tier: Tier; resumesAt: Instant; amountCents: number };
  'plan-changed': NextCharge & {
    from: Tier;
    to: Tier;
    /** The moment of an upgrade, or the end of the period for a downgrade. */
    takesEffectAt: Instant;
    takesEffect: 'now' | 'at-period-end';
    /** The amount charged for it; 0 for a downgrade. */
    chargedCents: number;
    /** Of what was charged; missing when nothing was. */
    receipt?: Pick<PaidInvoice, 'invoiceNumber' | 'lines' | 'totalCents'>;
  };
  /** A pending downgrade was undone. */
  'plan-kept': NextCharge & { tier: Tier; droppedTier: Tier };
  /** An admin gave a plan without a charge. */
  'plan-granted': { tier: Tier; endsAt: Instant };
  /** A security notice: another card is charged from now on. */
  'card-replaced': { cardType: string; last4: string; changedAt: Instant };
  /**
   * A security notice: the sessions before it have ended, and the API keys that they made. `isFirst`: the account of a
   * purchase got its first password.
   */
  'password-changed': { changedAt: Instant; revokedKeys: number; isFirst?: boolean };
  /** An admin ended all sessions, and the API keys that they made. */
  'sessions-ended': { endedAt: Instant; revokedKeys: number };
  /** An admin added days to the period of a plan. `renews`: `endsAt` is then the next charge, else the end of access. */
  'days-given': { tier: Tier; days: number; endsAt: Instant; renews: boolean };
  /** An admin closed the account to sign-ins, and every session ended. */
  'account-disabled': { changedAt: Instant };
  'account-enabled': { changedAt: Instant };
  /** An admin gave the account another address; both get the mail. */
  'address-corrected': { changedAt: Instant };
  /** To those who may approve an act of somebody else. `text`: the act in words. */
  'admin-approval': {
    text: string;
    reason: string;
    askedBy: string;
    askedAt: Instant;
    /** From when on the asker may approve it too: of a further owner. */
    aloneFrom?: Instant;
  };
  /** To the other owners: the disabled account of one is open again, or has another address. */
  'admin-owner': { email: string; by: string; changedAt: Instant; newAddress?: string };
  /** An owner changed the role of an account. Null: it has none now. */
  'staff-role': { role: string | null; changedAt: Instant };
  /** An owner invites an address to a role. */
  'staff-invitation': { role: string; invitedBy: string; expiresAt: Instant; invitation: string };
  /** A security notice: a sign-in on a device that the account had not been used on. */
  'new-device': { deviceName: string; signedInAt: Instant };
  /** A key of somebody of the staff that does nothing of their role until they confirm it. */
  'key-waiting': { name: string; prefix: string };
  /** A security notice. */
  'key-created': { name: string; prefix: string; scopes: string[]; createdAt: Instant };
  /** A refund that the processor accepted. `voided`: the charge was cancelled before it settled. */
  refunded: { invoiceNumber: string; amountCents: number; refundedAt: Instant; voided: boolean };
  /** A renewal, a converted trial, or an open invoice that a new card has paid. */
  'renewal-receipt': PaidInvoice & {
    /** The first renewal at another price of a month, which the member was notified of thirty days before. */
    newPrice?: { fromCents: number; toCents: number };
  };
  'plan-ended': { tier: Tier; endedAt: Instant; reason: EndReason };
  /** To a new account. `confirmFor`: the uid of one whose address is not proved. */
  welcome: { trialEndsAt: Instant; confirmFor: string | null };
  /** Asks the owner of an address to prove it; by uid. The link is made when the mail is sent. `asked`: they requested it. */
  'confirm-address': { confirmFor: string; asked?: boolean };
  'account-deleted': { deletedAt: Instant };
  /** The receipts of a week, for members who chose them; they are made when the mail is sent and never stored. */
  'weekly-receipts': { memberId: string; monday: string };
  /** A charge succeeded after a timeout was treated as a decline, and nothing was owed any more. */
  'late-charge-refunded': { tier: Tier; amountCents: number; chargedAt: Instant };
  /** To admins: leagues in play today without a pick. `date` is the New York day. */
  'admin-no-picks': { date: string; leagues: League[] };
  /** To admins: picks of a New York day that should be open, and what they cost from `lostAt` on. */
  'admin-late-opening': { day: string; picks: number; unitsEach: number; dueAt: Instant; lostAt: Instant };
  /** To admins: a bank reversed a member's payment. */
  'admin-dispute': {
    disputeId: string;
    email: string;
    transactionId: string;
    orderId: string | null;
    kind: DisputeKind;
    reason: string;
    amountCents: number;
    /** The last day for an answer, while there is one. */
    replyBy: string | null;
    accessRevoked: boolean;
  };
  /** To the owner of the key: the endpoint receives no more events. */
  'webhook-disabled': { url: string; keyName: string; reason: WebhookDisabledReason; disabledAt: Instant };
}

export type Template = keyof MailData;

type Entry<T extends Template> = {
  /**
   * Names the occasion, such as `receipt:inv_1`. A second mail with the same key is never sent. At most 120 characters.
   */
  key: string;
  recipient: string;
  template: T;
  data: MailData[T];
};

/** A mail to send; the template decides its data. */
export type MailEntry = { [T in Template]: Entry<T> }[Template];
