import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { DisputeKind, DisputeState } from '#schema/rules/money/disputes.ts';

/** A card in the processor's vault, without its number. */
export interface VaultedCard {
  token: string;
  cardType: string;
  last4: string;
  expirationMonth: string;
  expirationYear: string;
  /** The same each time one card number is vaulted; null when the processor does not say. */
  uniqueNumber: string | null;
}

export interface Decline {
  kind: 'declined';
  /** The processor's response code, such as 2001; `card` when the card data itself was refused. */
  code: string;
  text: string;
  /** Of a card that was refused when it was to be vaulted, if the processor says: see `VaultedCard`. */
  uniqueNumber?: string | null;
}

/** The code of an order that the processor does not know. It is no refusal of the card. `bank_declines` of the database's program names it too. */
export const NOT_CHARGED = 'not-charged';

export interface CardToVault {
  customerId: string;
  email: string;
  /** Name and address, which the bank compares with its own; null when none is known. */
  billing: BillingDetails | null;
  nonce: string;
  token: string;
}

type VaultOutcome = { kind: 'vaulted'; card: VaultedCard } | Decline;

/**
 * `unknown`: it is not known whether money moved. Such an order is looked up by its id and never charged again blindly.
 */
export type ChargeOutcome = { kind: 'succeeded'; transactionId: string } | Decline | { kind: 'unknown' };

export interface ChargeRequest {
  orderId: string;
  cardToken: string;
  cents: number;
  /** Why the card is charged, in the terms of the card networks. */
  reason: 'first' | 'recurring' | 'unscheduled';
  /** When the intent was recorded: see chargeOnce. */
  preparedAt: Date;
}

export interface ProcessorTransaction {
  id: string;
  orderId: string;
  cents: number;
  type: 'sale' | 'credit';
  createdAt: Date;
  outcome: ChargeOutcome;
}

export interface ProcessorDispute {
  id: string;
  transactionId: string;
  orderId: string | null;
  kind: DisputeKind;
  /** In the processor's words, such as `not_recognized`. */
  reason: string;
  cents: number;
  state: DisputeState;
  /** How often its state has changed: of two answers the one with more is the newer one. */
  moves: number;
  /** The last day for an answer; null when the processor names none. */
  replyBy: string | null;
  /** What came back when it was won. */
  returnedCents: number;
}

/** `refused`: in the words of the processor. */
export type DisputeAnswer = { kind: 'done' } | { kind: 'refused'; text: string };

export interface VerifiedWebhook {
  kind: string;
  at: Date;
  orderId: string | null;
  disputeId: string | null;
}

/** The card processor. It knows cards and charges, not plans. */
export interface Processor {
  clientToken(customerId: string | null): Promise<string>;
  /**
   * Verifies a card and keeps it under our own token, so that a repeated call adopts the result of the first. Throws
   * PROCESSOR_UNAVAILABLE.
   */
  vault(card: CardToVault): Promise<VaultOutcome>;
  charge(request: Omit<ChargeRequest, 'preparedAt'>): Promise<ChargeOutcome>;
  refund(transactionId: string, cents: number, orderId: string): Promise<ChargeOutcome>;
  /** Voids a charge that has not settled; false for one that has. Throws PROCESSOR_UNAVAILABLE. */
  voidCharge(transactionId: string): Promise<boolean>;
  /** Whether a charge has settled, so that part of it can be refunded. Throws PROCESSOR_UNAVAILABLE. */
  isSettled(transactionId: string): Promise<boolean>;
  /** Whether a charge was voided, by us or by hand. Throws PROCESSOR_UNAVAILABLE. */
  isVoided(transactionId: string): Promise<boolean>;
  /** A vaulted card. Throws NOT_FOUND. */
  findCard(token: string): Promise<VaultedCard>;
  /** Every transaction with this order id. Throws PROCESSOR_UNAVAILABLE. */
  findByOrder(orderId: string): Promise<ProcessorTransaction[]>;
  /** Every transaction made in a window of time. */
  findBetween(from: Date, to: Date): Promise<ProcessorTransaction[]>;
  /** How much of a charge has been refunded, by us or by hand, in cents. Throws PROCESSOR_UNAVAILABLE. */
  refundedCents(transactionId: string): Promise<number>;
  /** Whether a charge has a dispute that took its money and is not won. Throws PROCESSOR_UNAVAILABLE. */
  isDisputed(transactionId: string): Promise<boolean>;
  /** Null for one that the processor does not know. Throws PROCESSOR_UNAVAILABLE. */
  findDispute(disputeId: string): Promise<ProcessorDispute | null>;
  /** Every dispute that the processor received on this day (UTC) or later. Throws PROCESSOR_UNAVAILABLE. */
  findDisputesSince(day: string): Promise<ProcessorDispute[]>;
  /**
   * Adds a text to the evidence of an open dispute, unless it has it already, so that a repeated call adds nothing. Throws
   * PROCESSOR_UNAVAILABLE, also for a dispute that the processor does not know.
   */
  addEvidence(disputeId: string, text: string): Promise<DisputeAnswer>;
  /** Sends the evidence of an open dispute to the bank, after which nothing can be added. Throws PROCESSOR_UNAVAILABLE. */
  finalizeDispute(disputeId: string): Promise<DisputeAnswer>;
  /** Leaves the money of an open dispute to the bank, for good. Throws PROCESSOR_UNAVAILABLE. */
  acceptDispute(disputeId: string): Promise<DisputeAnswer>;
  /** Whether the dispute has this text among its evidence. Throws PROCESSOR_UNAVAILABLE. */
  hasEvidence(disputeId: string, text: string): Promise<boolean>;
  forgetCard(token: string): Promise<void>;
  forgetCustomer(customerId: string): Promise<void>;
  /** Throws INVALID_SIGNATURE. */
  readWebhook(signature: string, payload: string): Promise<VerifiedWebhook>;
  answerChallenge(challenge: string): Promise<string>;
}
