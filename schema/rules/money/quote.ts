import { type Tier, tierRank } from '#schema/rules/access/tiers.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { type CouponFacts, discountCents, discountedPeriods, discountText } from './coupons.ts';
import { divideHalfUp, dollars } from './money.ts';
import { anchorDayOf, nextPeriodEnd, type Period, TRIAL_MILLISECONDS } from './periods.ts';
import type { PricedChoice, PricedPlan } from './plan-prices.ts';
import { planOf } from './plans.ts';

export interface QuoteLine {
  description: string;
  /** In cents; a discount is negative. */
  cents: number;
}

/** What something costs now and later, and the sentence that says so beside the button. */
export interface Quote {
  lines: QuoteLine[];
  totalCents: number;
  period: Period;
  nextChargeAt: Date | null;
  nextChargeCents: number;
  sentence: string;
}

/** A purchase, or the start of a trial. Trials cost nothing now and take no coupon. */
export function quotePurchase(choice: PricedChoice, coupon: CouponFacts | null, now: Date): Quote {
  return choice.withTrial ? quoteTrial(choice.plan, now) : quoteMonths(choice.plan, coupon, now);
}

function quoteTrial(plan: PricedPlan, now: Date): Quote {
  const endsAt = new Date(now.getTime() + TRIAL_MILLISECONDS);
  return {
    lines: [{ description: `${plan.name} Plan, 1 day trial`, cents: 0 }],
    totalCents: 0,
    period: { startsAt: now, endsAt },
    nextChargeAt: endsAt,
    nextChargeCents: plan.monthlyCents,
    sentence: `$0 today. ${dollars(plan.monthlyCents)} is charged when the trial ends unless you cancel, then every month.`,
  };
}

function quoteMonths(plan: PricedPlan, coupon: CouponFacts | null, now: Date): Quote {
  const lines = priceLines(plan, coupon);
  const totalCents = sum(lines);
  const endsAt = nextPeriodEnd(now, anchorDayOf(now));
  const months = coupon ? discountedPeriods(coupon) : 0;
  const nextChargeCents = sum(priceLines(plan, months === null || months > 1 ? coupon : null));
  return {
    lines,
    totalCents,
    period: { startsAt: now, endsAt },
    nextChargeAt: endsAt,
    nextChargeCents,
    sentence: monthsSentence(totalCents, plan, months),
  };
}

/** Says when a discount ends, and never that it lasts forever when it does not. */
function monthsSentence(totalCents: number, plan: PricedPlan, months: number | null): string {
  const today = `${dollars(totalCents)} today`;
  const monthly = `then ${dollars(months === null ? totalCents : plan.monthlyCents)} every month until you cancel.`;
  if (months === null || months < 2) return `${today}, ${monthly}`;
  return `${today} and for ${months - 1} more ${months === 2 ? 'month' : 'months'}, ${monthly}`;
}

/** A month of a plan, at whichever price. */
export type PlanMonth = Pick<PricedPlan, 'name' | 'monthlyCents'>;

/** The lines of one month of a plan, with its discount if a coupon applies. */
export function priceLines(
  plan: PlanMonth,
  coupon: CouponFacts | null,
  month = `${plan.name} Plan, 1 month`,
): QuoteLine[] {
  const lines = [{ description: month, cents: plan.monthlyCents }];
  if (coupon)
    lines.push({ description: discountText(coupon), cents: -discountCents(coupon, plan.monthlyCents) });
  return lines;
}

export function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, line) => total + line.cents, 0);
}

export const CHANGE_KINDS = ['NONE', 'UPGRADE', 'DOWNGRADE'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Plus to Premium or VIP and Premium to VIP are upgrades; the reverse are downgrades (product.txt section 4). */
export function changeKind(from: Tier, to: Tier): ChangeKind {
  if (from === to) return 'NONE';
  return tierRank(to) > tierRank(from) ? 'UPGRADE' : 'DOWNGRADE';
}

/** What must be known of the current plan. */
export interface CurrentPlan {
  tier: Tier;
  /** A month of this tier at the price that was agreed to. */
  agreedCents: number;
  /** A month of this tier from the next charge on, where that was announced to differ. */
  nextMonthCents?: number;
  inTrial: boolean;
  period: Period;
  /** The coupon, while it discounts the next month. */
  coupon: CouponFacts | null;
  /** What a month cost at the price last paid, after its discount and refunds. */
  paidMonthCents: number;
}

export interface ChangeQuote extends Quote {
  kind: ChangeKind;
  /** Starts a new period: only when a trial changes to a plan without one. */
  startsPeriod: boolean;
}

/**
 * A change of plan. An upgrade is charged now, prorated to the second over the rest of the period: the next month's
 * price less what was paid, so that a discount is not deducted as if it had been money. A downgrade costs nothing and
 * waits for the period's end, as does an upgrade so late that it would cost nothing: nobody has a plan that was not paid
 * for. In a trial, a change to another plan with a trial keeps the trial's end; a change to one without ends the trial
 * and charges its first month now.
 */
export function quoteChange(current: CurrentPlan, to: PricedPlan, now: Date): ChangeQuote {
  const kind = changeKind(current.tier, to.tier);
  const plan = kind === 'NONE' ? { ...to, monthlyCents: current.nextMonthCents ?? current.agreedCents } : to;
  if (current.inTrial && kind === 'UPGRADE' && !plan.offersTrial)
    return { ...quoteMonths(plan, null, now), kind, startsPeriod: true };
  const coupon = current.coupon?.tiers.includes(to.tier) ? current.coupon : null;
  const nextChargeCents = sum(priceLines(plan, coupon));
  const charged = kind === 'UPGRADE' && !current.inTrial;
  const cents = charged ? proratedCents(current.paidMonthCents, nextChargeCents, current.period, now) : 0;
  return {
    kind,
    startsPeriod: false,
    lines: cents > 0 ? upgradeLines(current, plan, cents, now) : [],
    totalCents: cents,
    period: current.period,
    nextChargeAt: current.period.endsAt,
    nextChargeCents,
    sentence: changeSentence(kind, plan, current, cents, monthlyText(plan, coupon, nextChargeCents)),
  };
}

/** The amount of an upgrade: the new plan to the period's end, less what was paid for the old one. */
function upgradeLines(current: CurrentPlan, plan: PlanMonth, cents: number, now: Date): QuoteLine[] {
  const { paidMonthCents, period, tier, agreedCents } = current;
  const until = plainDay(easternDay(period.endsAt));
  const creditCents = proratedCents(0, paidMonthCents, period, now);
  const price = { description: `${plan.name} Plan, prorated to ${until}`, cents: cents + creditCents };
  if (creditCents === 0) return [price];
  const reduced = paidMonthCents < agreedCents ? ', as paid' : '';
  return [price, { description: `Credit for ${planOf(tier).name}${reduced}`, cents: -creditCents }];
}

/** The charges to come. Charges with a discount that ends are not called monthly. */
function monthlyText(plan: PlanMonth, coupon: CouponFacts | null, next: number): string {
  if (!coupon || coupon.duration === 'FOREVER') return `${dollars(next)} every month`;
  return `${dollars(next)} at the next charge and ${dollars(plan.monthlyCents)} every month when the discount is over`;
}

function changeSentence(
  kind: ChangeKind,
  plan: PlanMonth,
  current: CurrentPlan,
  cents: number,
  monthly: string,
): string {
  if (kind === 'NONE') return `You stay on the ${plan.name} Plan at ${monthly}.`;
  if (current.inTrial)
    return `Your trial continues with the ${plan.name} Plan. When it ends, you pay ${monthly}.`;
  if (cents > 0) return `${dollars(cents)} now for the rest of the period, then ${monthly}.`;
  return `You keep the ${planOf(current.tier).name} Plan until the period ends, then the ${plan.name} Plan at ${monthly}.`;
}

/** The difference of two prices of a month for the rest of a period: to the second, half up, never negative. */
export function proratedCents(fromCents: number, toCents: number, period: Period, now: Date): number {
  const whole = seconds(period.startsAt, period.endsAt);
  const left = Math.min(whole, Math.max(0, seconds(now, period.endsAt)));
  return divideHalfUp(Math.max(0, toCents - fromCents) * left, whole);
}

function seconds(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1_000);
}
