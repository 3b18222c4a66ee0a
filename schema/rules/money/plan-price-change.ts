import { PAID_TIERS, type PaidTier } from '#schema/rules/access/tiers.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { type PlanPrice, PRICED_MONTHS, pricesAt } from './plan-prices.ts';

export interface PlanPriceChange {
  tier: PaidTier;
  months: number;
  cents: number;
  /** Null: at once. */
  startsAt: Date | null;
}

const LEAST_CENTS = 100;
const MOST_CENTS = 1_000_000;
const MOST_AHEAD_DAYS = 366;

/** What a month costs at the start of a new price, without it. */
export function priceBefore(
  { tier, startsAt }: PlanPriceChange,
  rows: readonly PlanPrice[],
  now: Date,
): number {
  return pricesAt(rows, startsAt ?? now)[tier].monthlyCents;
}

/** Problems of a new price of a plan, one sentence per field. */
export function priceChangeProblems(
  change: PlanPriceChange,
  rows: readonly PlanPrice[],
  now: Date,
): Partial<Record<keyof PlanPriceChange, string>> {
  const { tier, months, cents, startsAt } = change;
  if (!PAID_TIERS.includes(tier)) return { tier: 'Choose a plan that costs something' };
  if (!PRICED_MONTHS.includes(months)) return { months: 'Plans are billed by the month' };
  if (!Number.isInteger(cents) || cents < LEAST_CENTS || cents > MOST_CENTS)
    return { cents: 'The price must be between $1 and $10,000' };
  if (startsAt && startsAt < now) return { startsAt: 'The start must not be in the past' };
  if (startsAt && startsAt.getTime() > now.getTime() + MOST_AHEAD_DAYS * DAY)
    return { startsAt: 'The start must be within a year' };
  return priceBefore(change, rows, now) === cents ? { cents: 'The plan costs that already' } : {};
}
