import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';

/** Whether a plan was given by an admin: it ends by itself, is never charged, and is not the member's to change. */
export function isGranted({ source }: Pick<CurrentPlanFragment, 'source'>): boolean {
  return source === 'GRANT';
}
