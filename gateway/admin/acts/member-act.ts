import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import {
  liveSubscription,
  lockLiveSubscription,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { SUBSCRIPTION_STATES } from '#schema/rules/access/entitlement.ts';
import type { MemberState } from '#schema/rules/access/member-state.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { lockMemberToActFor, type MemberToActForRow, memberToActFor } from './member-act.sql.ts';

/** The member whom an act is for. */
export interface ActedFor extends MemberToActForRow {
  subscription: SubscriptionRecord | null;
}

/** One line of what an act changes, for the page and for the audit log. */
export interface ActChange {
  label: string;
  /** The name of it in the audit log. */
  field: string;
  before: string | null;
  after: string | null;
}

/** What an act would do: the page shows it, and the act does it. */
export interface PlannedAct {
  changes: ActChange[];
  /** What the member's card is charged now. */
  chargeCents?: number;
  /** What the next charge would be. */
  nextChargeCents?: number;
  /** When; null where there is none. */
  nextChargeAt?: Date | null;
  /** Who gets a mail about it. */
  mailTo: string[];
  /** Does it, in the transaction that locked the member. What it answers runs after the commit. */
  apply(em: EntityManager): Promise<(() => Promise<void>) | void>;
  /** What the audit log keeps beside the changes. */
  details?: Record<string, unknown>;
  /** Somebody did it before, in a sentence: a preview refuses it, and the act changes nothing. */
  doneBefore?: string;
}

/** Decides what an act does for this member. Throws with the name of what it would break. */
export type PlanAct<Input> = (
  context: Context,
  em: EntityManager,
  member: ActedFor,
  input: Input,
) => Promise<PlannedAct>;

/** The member, locked where the act is about to be done. Throws NOT_FOUND, FORBIDDEN for an account of the staff. */
export async function actedFor(
  context: Context,
  em: EntityManager,
  userId: string,
  { lock }: { lock: boolean },
): Promise<ActedFor> {
  const user = await (lock ? lockMemberToActFor : memberToActFor).first(em, { id: userId });
  if (!user) throw new AppError('NOT_FOUND', 'This member does not exist');
  await guardStaff(context, em, userId);
  const subscription = await (lock ? lockLiveSubscription : liveSubscription)(em, userId);
  return { ...user, subscription };
}

/** A payment that can no longer be collected, because its plan ends. */
export const unpaid: ActChange = {
  label: 'Overdue payment',
  field: 'owed',
  before: 'tried again',
  after: 'not collected',
};

/** The plan of a member, paid or not. Throws NO_PLAN, PAYMENT_PENDING while it is being bought. */
export function heldPlan(subscription: SubscriptionRecord | null): SubscriptionRecord {
  if (!subscription) throw new AppError('NO_PLAN', 'This member has no plan');
  if (subscription.state === 'incomplete') throw paymentPending();
  return subscription;
}

/** The catalogue's sentence speaks to the payer. */
export function paymentPending(): AppError {
  return new AppError(
    'PAYMENT_PENDING',
    'A payment of this member is being processed. Try again in a minute.',
  );
}

/** What a page shows of the member, as text that it hands back with the act. */
export function seenText(member: ActedFor): string {
  return Buffer.from(JSON.stringify(actStateOf(member))).toString('base64url');
}

const SEEN = z.object({
  ...{ email: z.string(), disabled: z.boolean(), cancelAtPeriodEnd: z.boolean() },
  ...{ tier: z.enum(TIERS).nullable(), pendingTier: z.enum(TIERS).nullable() },
  state: z.enum(SUBSCRIPTION_STATES).nullable(),
  periodEndsAt: z.iso.datetime().nullable(),
  // A page of the version before pauses does not say it.
  pausedUntil: z.iso.datetime().nullable().default(null),
});

/** Throws BAD_USER_INPUT for a text that no page was given. */
export function seenIn(text: string): MemberState {
  try {
    return SEEN.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new AppError('BAD_USER_INPUT', 'Give back `seen` as the preview answered it');
  }
}

export function actStateOf({ email, disabledAt, subscription }: ActedFor): MemberState {
  return {
    ...{ email, disabled: disabledAt !== null },
    tier: subscription?.tier ?? null,
    state: subscription?.state ?? null,
    pendingTier: subscription?.pendingTier ?? null,
    periodEndsAt: subscription?.currentPeriodEndsAt.toISOString() ?? null,
    pausedUntil: subscription?.pausedUntil?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
  };
}
