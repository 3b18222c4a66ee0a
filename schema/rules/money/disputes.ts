import { addDays } from '#schema/rules/time/eastern-time.ts';

/** A chargeback takes the money, an inquiry only asks, and a pre-arbitration takes it once more after a dispute that was won. */
export const DISPUTE_KINDS = ['CHARGEBACK', 'INQUIRY', 'PRE_ARBITRATION'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

export const DISPUTE_STATES = ['OPEN', 'ANSWERED', 'ACCEPTED', 'WON', 'LOST', 'EXPIRED'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** How a dispute ended: WON is money that stays, LOST money that is gone. */
export const DISPUTE_OUTCOMES = ['WON', 'LOST'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** ANSWER sends evidence to the bank, ACCEPT leaves the money to it. */
export const DISPUTE_REPLIES = ['ANSWER', 'ACCEPT'] as const;
export type DisputeReplyKind = (typeof DISPUTE_REPLIES)[number];

/** WAITING for a second person, SENDING until the processor has answered. */
export const REPLY_STATES = ['WAITING', 'SENDING', 'SENT', 'REFUSED'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** The most characters of a text of evidence. */
export const MAX_EVIDENCE = 4_000;

/**
 * A text of evidence as it is kept and sent. What XML cannot carry, such as the line breaks (U+000B) that word processors paste, is a
 * space: the processor would answer a text with it by a failure each time, so that it would be tried for ever.
 */
export function plainEvidence(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ').trim();
}

/** What is wrong with a text of evidence; null when nothing is. */
export function evidenceProblem(text: string): string | null {
  if (!text.trim()) return 'The evidence is empty';
  return text.trim().length > MAX_EVIDENCE
    ? `The evidence has at most ${MAX_EVIDENCE.toLocaleString('en-US')} characters`
    : null;
}

const CLOSED: Record<Exclude<DisputeState, 'OPEN'>, string> = {
  ANSWERED: 'It was answered, and the bank decides.',
  ACCEPTED: 'It was accepted, so the money is gone.',
  WON: 'It was won.',
  LOST: 'It was lost.',
  EXPIRED: 'Its last day has passed.',
};

/** Why nothing can be replied to a dispute any more; null while something can. */
export function closedText(state: DisputeState): string | null {
  return state === 'OPEN' ? null : `This dispute is closed. ${CLOSED[state]}`;
}

/** Money of disputes that counts as cash. */
export const DISPUTE_CASH = ['TAKEN', 'RETURNED'] as const;
export type DisputeCash = (typeof DISPUTE_CASH)[number];

/** Null while nobody has decided. A dispute that we accept, or do not answer in time, is lost. */
export function disputeOutcome(state: DisputeState): DisputeOutcome | null {
  if (state === 'OPEN' || state === 'ANSWERED') return null;
  return state === 'WON' ? 'WON' : 'LOST';
}

/** This many days before the last one for an answer, an open dispute is urgent. */
export const DISPUTE_URGENT_DAYS = 3;

/** Without a known last day it is always urgent. */
export function isUrgentDispute(replyBy: string | null, today: string): boolean {
  return replyBy === null || today >= addDays(replyBy, -DISPUTE_URGENT_DAYS);
}

const REASONS: Record<string, string> = {
  cancelled_recurring_transaction: 'they had canceled the plan',
  credit_not_processed: 'a refund did not arrive',
  duplicate: 'it was charged twice',
  fraud: 'it was fraud',
  general: 'no reason was given',
  invalid_account: 'the account is invalid',
  not_recognized: 'they do not recognize it',
  product_not_received: 'they did not receive what they paid for',
  product_unsatisfactory: 'they did not get what they expected',
  retrieval: 'the bank wants to know more',
  transaction_amount_differs: 'another amount was agreed',
};

/** What the bank gives as the reason, as the end of a sentence; a reason that is not known here in the processor's words. */
export function disputeReason(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? String(REASONS[reason]) : reason.replaceAll('_', ' ');
}
