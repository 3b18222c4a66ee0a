/** Whether a plan was bought or granted by an admin. */
export const PLAN_SOURCES = ['purchase', 'grant'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];
