import type { StaffScope } from '#schema/rules/access/staff.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

/** Acts that may need a second person. */
export const APPROVAL_KINDS = ['REFUND'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Why one person is not enough. */
export const APPROVAL_CAUSES = ['LARGE_REFUND', 'MANY_REFUNDS'] as const;
export type ApprovalCause = (typeof APPROVAL_CAUSES)[number];

/** What the second person needs. */
export const APPROVAL_SCOPES: Record<ApprovalKind, StaffScope> = { REFUND: 'LARGE_REFUND' };

/** From this amount on a refund needs two people; what they refunded alone of the same invoice within a day counts with it. */
export const TWO_PEOPLE_FROM_CENTS = 500_00;
/** So many refunds may one person make in an hour; the next one needs another person. */
export const REFUNDS_AN_HOUR = 5;
/** How long an act waits that only the person who asked for it could approve. */
export const LONE_WAIT_MILLISECONDS = HOUR;

/** What the person who asks for a refund refunded before, without a second person. */
export interface EarlierRefunds {
  /** How many refunds in the last hour. */
  lastHour: number;
  /** How much of the same invoice in the last 24 hours. */
  sameInvoiceCents: number;
}

/** Why a refund needs a second person; null when it does not. */
export function refundCause(
  amountCents: number,
  { lastHour, sameInvoiceCents }: EarlierRefunds,
): ApprovalCause | null {
  if (amountCents + sameInvoiceCents >= TWO_PEOPLE_FROM_CENTS) return 'LARGE_REFUND';
  return lastHour >= REFUNDS_AN_HOUR ? 'MANY_REFUNDS' : null;
}

/** Somebody who may decide, as far as their scopes go. */
interface Decider {
  id: string;
  /** How many others could decide in their place. */
  others: number;
}

/** From when on a person may approve what was asked for; null: never, because somebody else can. */
export function mayApproveFrom(asked: { by: string; at: Date }, { id, others }: Decider): Date | null {
  if (id !== asked.by) return asked.at;
  return others > 0 ? null : new Date(asked.at.getTime() + LONE_WAIT_MILLISECONDS);
}
