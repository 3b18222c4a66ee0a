import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { FIRST_PRICES } from '#schema/rules/money/plan-prices.ts';
import { type Plan, planOf } from '#schema/rules/money/plans.ts';
import type { PlanMonth } from '#schema/rules/money/quote.ts';
import { SubscriptionEntity } from './subscription.entity.ts';

export type SubscriptionRecord = RecordOf<typeof SubscriptionEntity>;

type PlanAtPrice = Plan & PlanMonth;

const COLUMNS = columnsOf(SubscriptionEntity);

const LIVE = `select ${COLUMNS} from subscriptions where user_id = ? and state <> 'ended'`;

/** The live subscription of a member, or null. */
export async function liveSubscription(rows: Rows, userId: string): Promise<SubscriptionRecord | null> {
  const [row] = await rows.execute<SubscriptionRecord[]>(LIVE, [userId]);
  return row ?? null;
}

/** The same, locked. Every transition happens under this lock. */
export async function lockLiveSubscription(rows: Rows, userId: string): Promise<SubscriptionRecord | null> {
  const [row] = await rows.execute<SubscriptionRecord[]>(`${LIVE} for update`, [userId]);
  return row ?? null;
}

export async function lockSubscription(rows: Rows, id: string): Promise<SubscriptionRecord | null> {
  const sql = `select ${COLUMNS} from subscriptions where id = ? for update`;
  const [row] = await rows.execute<SubscriptionRecord[]>(sql, [id]);
  return row ?? null;
}

/** Locks a subscription that is due at `now`; null when it is not, or another worker has it. */
export async function lockDueSubscription(
  rows: Rows,
  id: string,
  now: Date,
): Promise<SubscriptionRecord | null> {
  const sql = `select ${COLUMNS} from subscriptions
    where id = ? and due_at <= ? and state in ('trialing', 'active', 'past_due') for update skip locked`;
  const [row] = await rows.execute<SubscriptionRecord[]>(sql, [id, now]);
  return row ?? null;
}

/** Ids of the subscriptions due at `now`, the longest overdue first. */
export async function dueSubscriptions(rows: Rows, now: Date, limit: number): Promise<string[]> {
  const sql = `select id from subscriptions
    where due_at <= ? and state <> 'ended' order by due_at, id limit ?`;
  const found = await rows.execute<{ id: string }[]>(sql, [now, limit]);
  return found.map(({ id }) => id);
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
