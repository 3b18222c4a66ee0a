import { MAX_EARLY_ACCESS_MINUTES, planOf } from '#schema/rules/money/plans.ts';
import type { PickStatus } from '#schema/rules/picks/pick-values.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { higherTier, type Tier, tierCovers } from './tiers.ts';

export const LOCK_REASONS = [
  'SIGN_IN',
  'TIER',
  'TRIAL_ENDED',
  'NOT_RELEASED',
  'PAST_DUE',
  'PAUSED',
  'ON_BREAK',
] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** What the rule needs of a pick. */
export interface GatedPick {
  tier: Tier;
  status: PickStatus;
  /** The New York day of the game, YYYY-MM-DD. */
  date: string;
  startsAt: Date;
  /** When Plus and Free members may read it; null: immediately for all. */
  releaseAt: Date | null;
}

/** What the rule needs of a signed-in viewer; a visitor is null. */
export interface PickViewer {
  tier: Tier;
  /** A Free member whose account trial has ended. */
  trialEnded: boolean;
  /** A member whose access is paused because a payment failed. */
  lapsed: boolean;
  /** What a plan opens again that its member has paused; null without a pause. */
  paused: Tier | null;
  /** A member who takes a break or has excluded themselves (docs/decisions/0046). */
  onBreak: boolean;
  /** Staff who write the picks: they read all of them, unpublished ones too. No other right is in a viewer. */
  readsAll: boolean;
}

export type Visibility =
  | { state: 'OPEN' }
  | { state: 'HIDDEN' }
  | { state: 'LOCKED'; reason: LockReason; requiredTier: Tier; opensAt: Date | null };

const OPEN: Visibility = { state: 'OPEN' };
const HIDDEN: Visibility = { state: 'HIDDEN' };

/** When a scheduled pick opens for a tier: Premium an hour early, VIP two (docs/decisions/0012). */
export function opensAt(releaseAt: Date, tier: Tier): Date {
  return new Date(releaseAt.getTime() - planOf(tier).earlyAccessMinutes * MINUTE);
}

/** The first moment at which any member can read a pick. From then on its history is kept. */
export function firstReadableAt(publishedAt: Date, releaseAt: Date | null): Date {
  if (!releaseAt) return publishedAt;
  const earliest = releaseAt.getTime() - MAX_EARLY_ACCESS_MINUTES * MINUTE;
  return new Date(Math.max(publishedAt.getTime(), earliest));
}

/** A past pick is of a day before today, and its game has started. Past picks are open to everyone. */
export function isPast(pick: Pick<GatedPick, 'date' | 'startsAt'>, now: Date): boolean {
  return pick.date < easternDay(now) && pick.startsAt <= now;
}

/** When a started pick opens to everyone: with the end of its day. Null before its game starts: a plan may open it sooner. */
function opensToEveryone({ date, startsAt }: GatedPick, now: Date): Date | null {
  return startsAt <= now ? easternInstant(addDays(date, 1), '00:00') : null;
}

/**
 * The one gate: what a viewer may see of a pick at a moment, for GraphQL, REST, live updates, mails and exports
 * (docs/decisions/0003). HIDDEN: it does not exist for this viewer. LOCKED: everything but the gated fields may be
 * sent. OPEN: all of it.
 */
export function visibility(pick: GatedPick, viewer: PickViewer | null, now: Date): Visibility {
  if (viewer?.readsAll) return OPEN;
  if (pick.status === 'DRAFT' || pick.date > easternDay(now)) return HIDDEN;
  if (isPast(pick, now)) return OPEN;
  const lock = { state: 'LOCKED', requiredTier: pick.tier, opensAt: opensToEveryone(pick, now) } as const;
  if (!viewer) return { ...lock, reason: 'SIGN_IN' };
  if (viewer.onBreak) return { ...lock, reason: 'ON_BREAK' };
  if (viewer.trialEnded || !tierCovers(viewer.tier, pick.tier))
    return { ...lock, ...planLock(pick.tier, viewer) };
  if (!pick.releaseAt) return OPEN;
  const opens = opensAt(pick.releaseAt, viewer.tier);
  return now < opens ? { ...lock, reason: 'NOT_RELEASED', opensAt: opens } : OPEN;
}

/** After a trial, Free is not enough, so the lowest tier that opens a pick is Plus. */
function planLock(
  tier: Tier,
  { trialEnded, lapsed, paused }: PickViewer,
): { reason: LockReason; requiredTier: Tier } {
  const requiredTier = trialEnded ? higherTier(tier, 'PLUS') : tier;
  if (lapsed) return { reason: 'PAST_DUE', requiredTier };
  if (paused && tierCovers(paused, tier)) return { reason: 'PAUSED', requiredTier };
  return { reason: trialEnded ? 'TRIAL_ENDED' : 'TIER', requiredTier };
}
