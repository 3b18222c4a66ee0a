import type { EntityManager } from '@mikro-orm/postgresql';

/** Where rows are read and written by plain SQL: the shared manager, or the one of a running transaction. */
export type Rows = Pick<EntityManager, 'execute'>;

/**
 * A piece of a larger statement with its parameters in order. Pieces that say `guard` count on a CTE of that
 * name in the statement they join, and do nothing when it answered no row.
 */
export interface Fragment {
  sql: string;
  params: unknown[];
}
