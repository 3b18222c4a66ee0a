import { z } from 'zod';
import { PLAN_STATUSES } from '#schema/rules/access/entitlement.ts';
import type { UserFieldsFragment } from './generated/operations.ts';
import { instant, lower, lowerTier, lowerTiers } from './legacy-values.ts';

export const userShape = z
  .object({
    id: z.string(),
    uid: z.string().describe('The same as `id`. Both names are documented.'),
    email: z.string(),
    subscription: lowerTiers.describe('What the member may see now.'),
    planStatus: z.enum(PLAN_STATUSES.map(lower)),
    trialEndDate: instant.nullable(),
    currentPeriodEndsAt: instant.nullable(),
    isAdmin: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'A member or an admin, as they see themselves.' });

export function presentUser({
  subscription,
  planStatus,
  ...user
}: UserFieldsFragment): z.input<typeof userShape> {
  return {
    ...user,
    uid: user.id,
    subscription: lowerTier(subscription),
    planStatus: lower(planStatus),
  };
}
