import { entitlement, type MemberFacts, viewerOf } from '#schema/rules/access/entitlement.ts';
import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { IdsByTier } from './discord-ids.ts';

/** How far a Discord account is linked, for its owner. */
export const DISCORD_STATES = ['UNLINKED', 'READY', 'PENDING', 'NO_ROLE', 'NOT_IN_SERVER', 'FAILED'] as const;
export type DiscordState = (typeof DISCORD_STATES)[number];

/** The plan whose role a member should have; null: none, as in a break or without a plan that has a role. */
export function roleOf(member: MemberFacts, roles: IdsByTier, now: Date): Tier | null {
  const { tier, trialEnded, onBreak } = viewerOf(member, now);
  return onBreak || trialEnded || !roles[tier] ? null : tier;
}

/** A member is looked at once an hour in any case, for what only the identity provider knows. */
const LOOK_AGAIN = HOUR;

/** When the role has to be looked at again although no row changes: a plan, a trial, a grace or a break ends. */
export function roleChangesAt(member: MemberFacts, now: Date): Date {
  const { trialEndsAt, currentPeriodEndsAt, graceEndsAt } = entitlement(member, now);
  const moments = [trialEndsAt, currentPeriodEndsAt, graceEndsAt, member.breakEndsAt]
    .flatMap((moment) => (moment && moment > now ? [moment.getTime()] : []))
    .concat(now.getTime() + LOOK_AGAIN);
  return new Date(Math.min(...moments));
}

/** The plans whose roles may read the channel of a plan. */
export function readersOf(channel: Tier): Tier[] {
  return TIERS.filter((tier) => tierCovers(tier, channel));
}

/** What the gate is asked with for a channel: a member of its plan, and nobody else. */
export function channelViewer(tier: Tier): PickViewer {
  return { tier, trialEnded: false, lapsed: false, paused: null, onBreak: false, readsAll: false };
}
