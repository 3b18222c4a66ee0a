import { z } from 'zod';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { LOCK_REASONS } from '#schema/rules/access/visibility.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { MARKETS, PICK_RESULTS, PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';
import type { PickFieldsFragment } from './generated/operations.ts';
import { instant, tierLabels } from './legacy-values.ts';

const gated = 'Null while locked.';

export const pickShape = z
  .object({
    id: z.string(),
    sport: z.enum(LEAGUES),
    subscription: tierLabels.describe('The tier it is published for.'),
    status: z.enum(PICK_STATUSES),
    teamOne: z.string(),
    teamTwo: z.string(),
    date: z.iso.date().describe('The New York day of the game.'),
    time: z.string().describe('The New York time of the game, HH:mm.'),
    startsAt: instant,
    pick: z.string().nullable().describe(gated),
    pickDetails: z.string().nullable().describe(gated),
    market: z.enum(MARKETS).nullable().describe(gated),
    line: z.number().nullable().describe(gated),
    odds: z.number().nullable().describe(`Decimal odds. ${gated}`),
    americanOdds: z.string().nullable().describe(gated),
    units: z.number().nullable().describe(gated),
    book: z.string().nullable().describe(`Where the odds were seen. ${gated}`),
    probability: z.number().nullable().describe(`The chance it was given at posting, from 0 to 1. ${gated}`),
    analyst: z.string().nullable(),
    releaseAt: instant.nullable(),
    publishedAt: instant.nullable(),
    result: z.enum(PICK_RESULTS),
    isWinner: z.boolean().describe('Whether `result` is WIN.'),
    late: z.boolean().describe('Posted after its game had started: shown, and never counted.'),
    locked: z.boolean(),
    requiredTier: tierLabels.nullable().describe('The lowest tier that opens it.'),
    lockReason: z.enum(LOCK_REASONS).nullable(),
    opensAt: instant.nullable(),
  })
  .meta({ id: 'Pick', description: 'A pick as the viewer may see it.' });

export function presentPick({
  subscription,
  requiredTier,
  ...pick
}: PickFieldsFragment): z.input<typeof pickShape> {
  return {
    ...pick,
    subscription: tierLabel(subscription),
    requiredTier: requiredTier && tierLabel(requiredTier),
  };
}
