import type { RevenueQuery } from '#frontend/generated/graphql.ts';

/** The figures of some days, as the page shows them. */
export type Revenue = RevenueQuery['revenue'];
