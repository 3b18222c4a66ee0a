import { DAY } from '#schema/rules/time/durations.ts';

/** What a member asked us to hold them to. */
export interface LimitFacts {
  /** The most that may be charged in a calendar month, New York time; null: no limit. */
  monthlyLimitCents: number | null;
  /** A higher limit, or none, that counts from `nextLimitAt` on. */
  nextLimitCents: number | null;
  nextLimitAt: Date | null;
  coolOffUntil: Date | null;
  excludedUntil: Date | null;
}

export const COOL_OFF_DAYS = [1, 7, 30] as const;
/** In months; 0 is for good. */
export const EXCLUSION_MONTHS = [6, 12, 60, 0] as const;
/** A higher limit counts only after this. */
const LIMIT_RAISE_DAYS = 7;
export const MAX_LIMIT_CENTS = 1_000_000;
/** The end of a self-exclusion for good. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

const LIMITED_ACTIONS = ['purchase', 'renewal', 'marketing'] as const;
export type LimitedAction = (typeof LIMITED_ACTIONS)[number];
export const LIMIT_STOPS = ['COOL_OFF', 'SELF_EXCLUSION', 'MONTHLY_LIMIT'] as const;
export type LimitStop = (typeof LIMIT_STOPS)[number];

/**
 * Which of a member's own limits stops an action now, or null. A cool-off and a self-exclusion stop purchases (plans,
 * trials, upgrades), renewals and marketing mail; the monthly limit stops purchases and renewals that would exceed it.
 * Mails about the member's own account are sent all the same; the weekly receipts, which are about picks, need `marketing`.
 */
export function limitStop(
  action: LimitedAction,
  facts: LimitFacts,
  charge: { cents: number; spentCents: number },
  now: Date,
): LimitStop | null {
  if (facts.excludedUntil && now < facts.excludedUntil) return 'SELF_EXCLUSION';
  if (facts.coolOffUntil && now < facts.coolOffUntil) return 'COOL_OFF';
  const limit = limitNow(facts, now);
  if (action === 'marketing' || limit === null || charge.cents === 0) return null;
  return charge.spentCents + charge.cents > limit ? 'MONTHLY_LIMIT' : null;
}

export const LIMIT_STOP_TEXTS: Record<LimitStop, string> = {
  COOL_OFF: 'You are taking a break, so you cannot buy anything until it is over.',
  SELF_EXCLUSION: 'You have excluded yourself, so you cannot buy anything.',
  MONTHLY_LIMIT: 'This would exceed your monthly limit.',
};

/** The limit that counts now. */
export function limitNow(
  { monthlyLimitCents, nextLimitCents, nextLimitAt }: LimitFacts,
  now: Date,
): number | null {
  return nextLimitAt && nextLimitAt <= now ? nextLimitCents : monthlyLimitCents;
}

type Limits = Pick<LimitFacts, 'monthlyLimitCents' | 'nextLimitCents' | 'nextLimitAt'>;

/** A lower limit counts at once; a higher one, and none, after a week, in which it can be taken back. */
export function changedLimit(facts: LimitFacts, cents: number | null, now: Date): Limits {
  const held = limitNow(facts, now);
  if (held === null || (cents !== null && cents <= held))
    return { monthlyLimitCents: cents, nextLimitCents: null, nextLimitAt: null };
  const nextLimitAt = new Date(now.getTime() + LIMIT_RAISE_DAYS * DAY);
  return { monthlyLimitCents: held, nextLimitCents: cents, nextLimitAt };
}

/** The end of a break that begins now; never earlier than one that was chosen before. */
export function longerEnd(chosen: Date | null, end: Date): Date {
  return chosen && chosen > end ? chosen : end;
}
