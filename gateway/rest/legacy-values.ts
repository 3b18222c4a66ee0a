import { z } from 'zod';
import { TIERS, type Tier, tierLabel } from '#schema/rules/tiers.ts';

/** Only here are the documented spellings known: `premium` of members, `Premium` of picks, dollars of money. */

export type LowerTier = Lowercase<Tier>;

export const lowerTier = (tier: Tier) => tier.toLowerCase() as LowerTier;

/** What a GraphQL enum is called in REST: `PAST_DUE` is `past_due`. */
export const lower = <V extends string>(value: V) => value.toLowerCase() as Lowercase<V>;

export function dollarsOf(cents: number): number {
  return cents / 100;
}

export const lowerTiers = z.enum(TIERS.map(lowerTier));
export const paidTiers = z.enum(['plus', 'premium', 'vip']);
export const tierLabels = z.enum(TIERS.map(tierLabel));

export function tierOf(spelled: string): Tier {
  const tier = TIERS.find((candidate) => candidate === spelled.toUpperCase());
  if (!tier) throw new RangeError(`No tier is spelled ${spelled}`);
  return tier;
}

export const instant = z.string().meta({ format: 'date-time' });

export const upper = <V extends string>(value: V) => value.toUpperCase() as Uppercase<V>;
