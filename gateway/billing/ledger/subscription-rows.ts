import type { RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { FIRST_PRICES } from '#schema/rules/money/plan-prices.ts';
import { type Plan, planOf } from '#schema/rules/money/plans.ts';
import type { PlanMonth } from '#schema/rules/money/quote.ts';
import type { SubscriptionEntity } from './subscription.entity.ts';
import * as statements from './subscription-rows.sql.ts';

export type SubscriptionRecord = RecordOf<typeof SubscriptionEntity>;

type PlanAtPrice = Plan & PlanMonth;

/** The live subscription of a member, or null. */
export function liveSubscription(rows: Rows, userId: string): Promise<SubscriptionRecord | null> {
  return statements.liveSubscription.first(rows, { userId });
}

/** The same, locked. Every transition happens under this lock. */
export function lockLiveSubscription(rows: Rows, userId: string): Promise<SubscriptionRecord | null> {
  return statements.lockLiveSubscription.first(rows, { userId });
}

export function lockSubscription(rows: Rows, id: string): Promise<SubscriptionRecord | null> {
  return statements.lockSubscription.first(rows, { id });
}

/** Locks a subscription that is due at `now`; null when it is not, or another worker has it. */
export function lockDueSubscription(rows: Rows, id: string, now: Date): Promise<SubscriptionRecord | null> {
  return statements.lockDueSubscription.first(rows, { id, now });
}

/** Ids of the subscriptions due at `now`, the longest overdue first. */
export async function dueSubscriptions(rows: Rows, now: Date, limit: number): Promise<string[]> {
  const found = await statements.dueSubscriptions.all(rows, { now, limit });
  return found.map(({ id }) => id);
}

/**
 * When the next charge is due: at the end of a pause, else when the plan is due. While a payment is overdue a pause is over; it is kept until
 * the payment is made.
 */
export function chargedAt({ state, pausedUntil, dueAt }: SubscriptionRecord): Date | null {
  return state === 'past_due' ? dueAt : (pausedUntil ?? dueAt);
}

type Agreed = Pick<SubscriptionRecord, 'tier' | 'source' | 'agreedCents'>;

/** The plan at the price that its member agreed to; one that was granted costs nothing, and no other one does. */
export function agreedPlan({ tier, source, agreedCents }: Agreed): PlanAtPrice {
  const unsaid = source === 'grant' ? 0 : firstPrice(tier);
  return { ...planOf(tier), monthlyCents: agreedCents ?? unsaid };
}

type Planned = Agreed & Pick<SubscriptionRecord, 'pendingTier' | 'pendingCents'>;

/** The plan of the next period: the one it changes to, at the price that was said, or the same again. */
export function nextPlan({ pendingTier, pendingCents, ...plan }: Planned): PlanAtPrice {
  return pendingTier === null
    ? agreedPlan(plan)
    : { ...planOf(pendingTier), monthlyCents: pendingCents ?? firstPrice(pendingTier) };
}

interface MonthOf {
  tier: Tier;
  monthCents: number | null;
}

/** What a charge says that a month of its plan costs from now on. */
export function chargedMonth({ tier, monthCents }: MonthOf, before: Planned): number {
  return monthCents ?? (tier === before.tier ? before.agreedCents : null) ?? firstPrice(tier);
}

/** Until migration 0022 prices were those of the code, and rows did not say them. */
function firstPrice(tier: Tier): number {
  return tier === 'FREE' ? 0 : FIRST_PRICES[tier];
}
