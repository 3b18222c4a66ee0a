import type { LimitsCardFragment } from '#frontend/generated/graphql.ts';
import { FOR_GOOD } from '#schema/rules/access/limits.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { easternDay, longDay } from '#schema/rules/time/eastern-time.ts';

type Limits = Pick<
  LimitsCardFragment,
  'monthlyLimitCents' | 'nextLimitCents' | 'nextLimitAt' | 'coolOffUntil' | 'excludedUntil'
>;

const dayOf = (instant: string) => longDay(easternDay(new Date(instant)));

/** That the member confirmed their age, and on which day. */
export function accountAgeText(confirmedAt: string): string {
  return `You confirmed on ${dayOf(confirmedAt)} that you are 21 or older.`;
}

/** The break or self-exclusion that runs; null when there is none. */
export function breakText({ coolOffUntil, excludedUntil }: Limits): string | null {
  if (excludedUntil && new Date(excludedUntil) >= FOR_GOOD) return 'You have excluded yourself permanently.';
  if (excludedUntil) return `You have excluded yourself until ${dayOf(excludedUntil)}.`;
  return coolOffUntil ? `You are taking a break until ${dayOf(coolOffUntil)}.` : null;
}

export function limitText({ monthlyLimitCents, nextLimitCents, nextLimitAt }: Limits): string {
  const now =
    monthlyLimitCents === null
      ? 'You have set no limit.'
      : `Your limit is ${dollars(monthlyLimitCents)} a month.`;
  if (!nextLimitAt) return now;
  const next = nextLimitCents === null ? 'It is removed' : `It changes to ${dollars(nextLimitCents)} a month`;
  return `${now} ${next} on ${dayOf(nextLimitAt)}.`;
}

/** Dollars as typed, in cents; undefined when it is no amount, null for no limit. */
export function limitOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!text) return null;
  const cents = Math.round(Number(text) * 100);
  return Number.isFinite(cents) && cents >= 0 ? cents : undefined;
}
