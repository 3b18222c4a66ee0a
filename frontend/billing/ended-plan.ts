import { checkoutPath } from '#frontend/app/paths.ts';
import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { FOR_GOOD } from '#schema/rules/access/limits.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { plainDay, sentenceDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay } from '#schema/rules/time/shown-time.ts';

export interface EndedPlan {
  tier: Tier;
  /** 'Premium ended Dec 23.' */
  ended: string;
  /** 'Premium ended Dec 23. Restart it for $129 a month.' */
  sentence: string;
  /** Null while the member's own break or self-exclusion lasts: then nothing is offered. */
  restart: { to: string; label: string } | null;
}

/** The plan that a member had until it ended, in words; null for members with a plan or in a free day, and who never had one. */
export function endedPlanOf({ planStatus, endedPlan }: Member): EndedPlan | null {
  if (planStatus !== 'EXPIRED' || !endedPlan) return null;
  const { tier, endedAt, closedUntil } = endedPlan;
  if (tier === 'FREE') return null;
  const name = tierLabel(tier);
  const ended = `${name} ended ${sentenceDay(shownDay(new Date(endedAt)), shownDay(serverNow()))}.`;
  const until = closedUntil && new Date(closedUntil);
  if (until && until > serverNow())
    return { tier, ended, sentence: `${ended} ${closedText(until)}`, restart: null };
  return {
    tier,
    ended,
    sentence: `${ended} Restart it for ${priceTextsOf(tier).month} a month.`,
    restart: { to: checkoutPath(tier.toLowerCase()), label: `Restart ${name}` },
  };
}

function closedText(until: Date): string {
  return until >= FOR_GOOD
    ? 'You have excluded yourself, so nothing is sold to you.'
    : `You chose a break until ${plainDay(shownDay(until))}, so nothing is sold to you until then.`;
}

/** Whether an admin granted the plan: it is never charged, ends on its date, and the member cannot change it. */
export function isGranted({ source }: Pick<CurrentPlanFragment, 'source'>): boolean {
  return source === 'GRANT';
}
