import { momentText } from '#frontend/admin/members/member-text.ts';
import type { PlanPriceRowFragment } from '#frontend/generated/graphql.ts';
import { type PaidTier } from '#schema/rules/access/tiers.ts';
import { priceHistory } from '#schema/rules/money/plan-prices.ts';

interface History {
  /** Null when it is older than the rows that are listed. */
  current: PlanPriceRowFragment | null;
  next: PlanPriceRowFragment | null;
}

/** The price of a plan at a moment and the one that follows. */
export function historyOf(prices: readonly PlanPriceRowFragment[], tier: PaidTier, now: Date): History {
  const rows = prices.filter((price) => price.tier === tier);
  const found = (id?: number) => rows.find((row) => row.id === id) ?? null;
  const inOrder = priceHistory(
    rows.map((row) => ({ ...row, tier, startsAt: new Date(row.startsAt) })),
    tier,
  );
  return {
    current: found(inOrder.findLast(({ startsAt }) => startsAt <= now)?.id),
    next: found(inOrder.find(({ startsAt }) => startsAt > now)?.id),
  };
}

/** The documented prices have no beginning. */
export function sinceText(current: PlanPriceRowFragment | null): string {
  if (!current || isDocumented(current)) return 'Since the beginning';
  return `Since ${momentText(current.startsAt)}`;
}

export function isDocumented({ startsAt }: PlanPriceRowFragment): boolean {
  return new Date(startsAt).getTime() === 0;
}
