import { momentText } from '#frontend/admin/members/member-text.ts';
import { type PaidTier, tierLabel } from '#schema/rules/access/tiers.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { easternInstant, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';

/** As typed: dollars, and New York wall time, empty for at once. */
export interface PriceForm {
  price: string;
  startsAt: string;
  reason: string;
}

/** The cents of a typed amount such as '89' or '$89.50'; null for anything else. */
function centsOf(typed: string): number | null {
  const amount = /^\$?\s*(\d{1,5})(?:\.(\d{2}))?$/.exec(typed.trim().replace(/,(?=\d{3})/, ''));
  return amount ? Number(amount[1]) * 100 + Number(amount[2] ?? 0) : null;
}

function instantOf(wallTime: string): Date | null {
  const [day = '', time = ''] = wallTime.split('T');
  return isDay(day) && isWallTime(time) ? easternInstant(day, time) : null;
}

export function planPriceProblem(typed: string): string | null {
  return centsOf(typed) === null ? 'Enter an amount, such as 89 or 89.50' : null;
}

export function startProblem(typed: string): string | null {
  return typed && !instantOf(typed) ? 'Choose a day and a time' : null;
}

/** What the form requests; null while it is incomplete. */
export function priceOf(tier: PaidTier, { price, startsAt }: PriceForm) {
  const cents = centsOf(price);
  if (cents === null || startProblem(startsAt)) return null;
  return { tier, months: 1, cents, startsAt: instantOf(startsAt)?.toISOString() ?? null };
}

export function priceDoneText({ tier, cents, startsAt }: NonNullable<ReturnType<typeof priceOf>>): string {
  const price = `${tierLabel(tier)} costs ${priceText(cents)} a month`;
  return startsAt ? `${price} from ${momentText(startsAt)} on.` : `${price} from now on.`;
}
