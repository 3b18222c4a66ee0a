import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';

/** Whether an admin granted the plan: it is never charged, ends on its date, and the member cannot change it. */
export function isGranted({ source }: Pick<CurrentPlanFragment, 'source'>): boolean {
  return source === 'GRANT';
}
