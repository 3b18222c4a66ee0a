import type { PlanHeldFragment } from '#frontend/generated/graphql.ts';

/** Whether a plan was given by an admin: it goes on for now, and yet no charge will ever come. */
export function isGiven(held: PlanHeldFragment): boolean {
  return held.nextChargeAt === null && !held.cancelAtPeriodEnd && !held.pastDue;
}
