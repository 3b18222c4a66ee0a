import type { Rows } from '#gateway/database/rows.ts';
import { isInTime } from '#schema/rules/money/price-moves.ts';
import { noticesOfPlan } from './price-notices.sql.ts';
import { nextPlan, type SubscriptionRecord } from './subscription-rows.ts';

export interface PriceNotice {
  /** A month from that renewal on, before discounts. */
  cents: number;
  appliesAt: Date;
  mailedAt: Date;
}

/** The other price that this plan's member was notified of in time, from its next renewals on; null when there is none. */
export async function announcedPrice(
  rows: Rows,
  { id, tier, currentPeriodEndsAt, agreedCents }: SubscriptionRecord,
): Promise<PriceNotice | null> {
  const found = await noticesOfPlan.all(rows, { subscriptionId: id, tier, from: currentPeriodEndsAt });
  return (
    found.find(({ cents, mailedAt, appliesAt }) => cents !== agreedCents && isInTime(mailedAt, appliesAt)) ??
    null
  );
}

/**
 * The plan of the next period. Nothing else gives a running plan another price: the renewal for which it was announced does,
 * and only when the mail went out exactly thirty days before it.
 */
export async function renewalPlan(
  rows: Rows,
  subscription: SubscriptionRecord,
): Promise<ReturnType<typeof nextPlan>> {
  const plan = nextPlan(subscription);
  if (subscription.pendingTier !== null || subscription.state === 'trialing') return plan;
  const notice = await announcedPrice(rows, subscription);
  const counts = notice?.appliesAt.getTime() === subscription.currentPeriodEndsAt.getTime();
  return notice && counts ? { ...plan, monthlyCents: notice.cents } : plan;
}
