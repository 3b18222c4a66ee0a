import { z } from 'zod';
import { PAID_TIERS, TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';

/** The documented legacy values, known only here: `premium` of members, `Premium` of picks, dollars of money. */

export const lowerTier = <T extends Tier>(tier: T) => tier.toLowerCase() as Lowercase<T>;

/** The REST form of a GraphQL enum value: `PAST_DUE` becomes `past_due`. */
export const lower = <V extends string>(value: V) => value.toLowerCase() as Lowercase<V>;

export function dollarsOf(cents: number): number {
  return cents / 100;
}

export const lowerTiers = z.enum(TIERS.map(lowerTier));
export const paidTiers = z.enum(PAID_TIERS.map(lowerTier));
export const tierLabels = z.enum(TIERS.map(tierLabel));

export function tierOf(spelled: string): Tier {
  const tier = TIERS.find((candidate) => candidate === spelled.toUpperCase());
  if (!tier) throw new RangeError(`Unknown tier: ${spelled}`);
  return tier;
}

export const instant = z.string().meta({ format: 'date-time' });

export const upper = <V extends string>(value: V) => value.toUpperCase() as Uppercase<V>;
