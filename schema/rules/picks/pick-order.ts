import { type Tier, tierRank } from '#schema/rules/access/tiers.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

interface TodaysPick {
  id: string;
  tier: Tier;
  startsAt: Date;
}

interface OrderedPick extends TodaysPick {
  isWinner: boolean;
}

/** Today: by tier, then time (product.txt section 4), then id. */
export function byTierThenTime(one: TodaysPick, other: TodaysPick): number {
  return tierRank(one.tier) - tierRank(other.tier) || byTime(one, other);
}

/** Past days: winners first, then by time. */
function byWinnerThenTime(one: OrderedPick, other: OrderedPick): number {
  return Number(other.isWinner) - Number(one.isWinner) || byTime(one, other);
}

export function byTime(one: Omit<TodaysPick, 'tier'>, other: Omit<TodaysPick, 'tier'>): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** A sorted copy of the picks of one New York day. */
export function orderedPicks<P extends OrderedPick>(picks: readonly P[], day: string, now: Date): P[] {
  return [...picks].sort(day < easternDay(now) ? byWinnerThenTime : byTierThenTime);
}
