import { SMALL_REFUND_CENTS, type StaffScope } from '#schema/rules/access/staff.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';

/** Acts that may need a second person. */
export const APPROVAL_KINDS = ['REFUND', 'OWNER', 'DISPUTE'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Why one person is not enough. */
export const APPROVAL_CAUSES = ['LARGE_REFUND', 'MANY_REFUNDS', 'NEW_OWNER', 'LARGE_DISPUTE'] as const;
export type ApprovalCause = (typeof APPROVAL_CAUSES)[number];

/** What the second person needs. */
export const APPROVAL_SCOPES: Record<ApprovalKind, StaffScope> = {
  REFUND: 'LARGE_REFUND',
  OWNER: 'STAFF',
  DISPUTE: 'MONEY',
};

/** From this amount on a refund needs two people, where earlier refunds of the invoice count, by anybody; so does a reply to a dispute. */
export const TWO_PEOPLE_FROM_CENTS = 500_00;
/** So many refunds may one person make in an hour; the next one needs another person. */
export const REFUNDS_AN_HOUR = 5;
/** How long an act waits that only the person who requested it could approve. */
export const LONE_WAIT_MILLISECONDS = HOUR;

export interface EarlierRefunds {
  /** How many refunds the person made in the last hour without a second one. */
  lastHour: number;
  /** How much of the same invoice was given back before. */
  givenBackCents: number;
}

/** Why a refund needs a second person; null when it does not. Who may not refund any amount does not in parts either. */
export function refundCause(
  amountCents: number,
  { lastHour, givenBackCents }: EarlierRefunds,
  { refundsAnyAmount }: { refundsAnyAmount: boolean },
): ApprovalCause | null {
  const together = amountCents + givenBackCents;
  if (together >= TWO_PEOPLE_FROM_CENTS || (!refundsAnyAmount && together > SMALL_REFUND_CENTS))
    return 'LARGE_REFUND';
  return lastHour >= REFUNDS_AN_HOUR ? 'MANY_REFUNDS' : null;
}

/** Why a reply to a dispute needs a second person; null when it does not. */
export function disputeCause(cents: number): ApprovalCause | null {
  return cents >= TWO_PEOPLE_FROM_CENTS ? 'LARGE_DISPUTE' : null;
}

/** Who takes a decider away is not soon the only one who can decide: their own acts wait this long from then on. */
export const REMOVAL_MILLISECONDS = DAY;

/** Who got a role from somebody of the staff this long before an act was requested does not decide about it, nor who got it later. */
export const NEW_ROLE_MILLISECONDS = DAY;

export interface WhoDecides {
  /** Those who may decide about an act. */
  deciders: readonly string[];
  /** When somebody who could was last taken their role, account, sign-in or address. */
  removedAt: Date | null;
}

/**
 * From when on a person may approve what was requested; null: never, because somebody else can, or because their role is too new.
 * A further owner waits an hour, in which the other owners can reject what they were mailed about.
 */
export function mayApproveFrom(
  asked: { kind: ApprovalKind; by: string; at: Date },
  id: string,
  { deciders, removedAt }: WhoDecides,
): Date | null {
  if (id !== asked.by) return deciders.includes(id) ? asked.at : null;
  const isAlone = deciders.every((decider) => decider === id);
  if (!isAlone && asked.kind !== 'OWNER') return null;
  const from = asked.at.getTime() + LONE_WAIT_MILLISECONDS;
  return new Date(removedAt ? Math.max(from, removedAt.getTime() + REMOVAL_MILLISECONDS) : from);
}
