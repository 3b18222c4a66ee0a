import { PAID_TIERS, type PaidTier, type Tier } from '#schema/rules/access/tiers.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { CURRENCY } from './money.ts';
import { listedPlan, type Plan, type PlanChoice, planOf } from './plans.ts';

/** The lengths of a period that can have a price, in months. */
export const PRICED_MONTHS: readonly number[] = [1];

/**
 * The documented price of a month of each plan in US cents (product.txt section 9): the rows that a database begins with.
 * What is charged is read from the rows, which admins add to.
 */
export const FIRST_PRICES: Readonly<Record<PaidTier, number>> = { PLUS: 7_900, PREMIUM: 12_900, VIP: 24_900 };

/** A row of plan_prices: what so many months of a plan cost from a moment on, in US cents. */
export interface PlanPrice {
  /** Counts the rows without a gap; the highest is the version of all of them. */
  id: number;
  tier: PaidTier;
  months: number;
  cents: number;
  startsAt: Date;
}

export interface PlanAmounts {
  /** A month, in US cents. */
  monthlyCents: number;
  /** What a month cost before, for a price that has come down lately; else null. */
  earlierCents: number | null;
}

/** What each plan costs at one moment. */
export type PlanPrices = Readonly<Record<PaidTier, PlanAmounts>>;

export interface PricedPlan extends Plan, PlanAmounts {}

export interface PricedChoice extends PlanChoice {
  plan: PricedPlan;
}

/** What the plans cost at a moment. Throws RangeError for rows without a price of each plan. */
export function pricesAt(rows: readonly PlanPrice[], now: Date): PlanPrices {
  return forEachPaidTier((tier) => amountsAt(rows, tier, now));
}

function amountsAt(rows: readonly PlanPrice[], tier: PaidTier, now: Date): PlanAmounts {
  const started = priceHistory(rows, tier).filter(({ startsAt }) => startsAt <= now);
  const current = started.at(-1);
  if (!current) throw new RangeError(`The ${tier} plan has no price`);
  const before = started.at(-2);
  return { monthlyCents: current.cents, earlierCents: before ? earlierCents(before, current, now) : null };
}

/**
 * The prices of a month of a plan in the order in which they count, without those that another one replaces at the same
 * moment and those that change nothing.
 */
export function priceHistory(rows: readonly PlanPrice[], tier: PaidTier): PlanPrice[] {
  const inOrder = rows
    .filter((row) => row.tier === tier && row.months === 1)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id);
  return inOrder
    .filter((row, at) => inOrder[at + 1]?.startsAt.getTime() !== row.startsAt.getTime())
    .filter((row, at, counting) => counting[at - 1]?.cents !== row.cents);
}

/** An earlier price counts as one that was really asked when it was offered this long, and is shown for this long after. */
const STOOD_DAYS = 30;
const SHOWN_DAYS = 90;

function earlierCents(before: PlanPrice, current: PlanPrice, now: Date): number | null {
  const stood = current.startsAt.getTime() - before.startsAt.getTime() >= STOOD_DAYS * DAY;
  const isRecent = now.getTime() - current.startsAt.getTime() < SHOWN_DAYS * DAY;
  return stood && isRecent && before.cents > current.cents ? before.cents : null;
}

/** A plan with what it costs; the free one costs nothing. */
export function pricedPlan(tier: Tier, prices: PlanPrices): PricedPlan {
  const amounts = tier === 'FREE' ? { monthlyCents: 0, earlierCents: null } : prices[tier];
  return { ...planOf(tier), ...amounts };
}

export function pricedChoice({ plan, withTrial }: PlanChoice, prices: PlanPrices): PricedChoice {
  return { plan: pricedPlan(plan.tier, prices), withTrial };
}

/** A day is priced as a thirtieth of the month, in cents, half up. */
export function perDayCents({ monthlyCents }: Pick<PlanAmounts, 'monthlyCents'>): number {
  return Math.round(monthlyCents / 30);
}

/** A plan as the API shows it (schema/types/money/plan.type.ts). */
export function publishedPlan(plan: PricedPlan) {
  return {
    ...listedPlan(plan),
    priceCents: plan.monthlyCents,
    originalPriceCents: plan.earlierCents ?? plan.monthlyCents,
    perDayCents: perDayCents(plan),
    currency: CURRENCY,
  };
}

interface PublishedPrice {
  tier: Tier;
  priceCents: number;
  originalPriceCents: number;
}

/** What the plans cost, from what the API says. Throws RangeError without a price of each plan. */
export function pricesOf(plans: readonly PublishedPrice[]): PlanPrices {
  return forEachPaidTier((tier) => {
    const plan = plans.find((each) => each.tier === tier);
    if (!plan) throw new RangeError(`The ${tier} plan has no price`);
    const { priceCents, originalPriceCents } = plan;
    return {
      monthlyCents: priceCents,
      earlierCents: originalPriceCents > priceCents ? originalPriceCents : null,
    };
  });
}

export function forEachPaidTier<T>(make: (tier: PaidTier) => T): Record<PaidTier, T> {
  return Object.fromEntries(PAID_TIERS.map((tier) => [tier, make(tier)])) as Record<PaidTier, T>;
}

/** The value of a conversion in dollars (product.txt section 7): that of Plus, else that of Premium. */
export function conversionValue(tier: Tier, prices: PlanPrices): number {
  return Math.round(prices[tier === 'PLUS' ? 'PLUS' : 'PREMIUM'].monthlyCents / 100);
}
