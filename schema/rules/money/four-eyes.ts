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

/** From this amount on a refund needs two people. */
export const TWO_PEOPLE_FROM_CENTS = 500_00;
/** So many refunds may one person make in an hour; the next one needs another person. */
export const REFUNDS_AN_HOUR = 5;
/** How long an act waits that only the person who asked for it could approve. */
export const LONE_WAIT_MILLISECONDS = HOUR;

/** Why a refund needs a second person; null when it does not. `lastHour`: the refunds of the same person in the last hour. */
export function refundCause(amountCents: number, lastHour: number): ApprovalCause | null {
  if (amountCents >= TWO_PEOPLE_FROM_CENTS) return 'LARGE_REFUND';
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
