import type { Fragment } from '#gateway/database/rows.ts';

/** The first points of somebody's minute, taken together with a statement that runs anyway. */
export interface InitialReserve {
  /** Takes them where the CTE `asker` has a row. */
  fragment: Fragment;
  /** Hands over what was taken of the minute by then; null when there was no row. */
  took(taken: number | null): void;
}

/** A column more of the statement that took them. */
export interface PointsTaken {
  pointsTaken?: number | null;
}

/** The statement that finds who asks, with their first slice if there is one to take: one round trip for both. */
export function withInitialReserve(slice: InitialReserve | null, asker: Fragment): Fragment {
  if (!slice) return asker;
  const sql = `with asker as (${asker.sql}), taken as (${slice.fragment.sql})
    select asker.*, (select taken from taken) as "pointsTaken" from asker`;
  return { sql, params: [...asker.params, ...slice.fragment.params] };
}
