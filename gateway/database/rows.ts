import type { EntityManager } from '@mikro-orm/postgresql';

/** Where plain SQL runs: the shared manager, or the one of a transaction. */
export type Rows = Pick<EntityManager, 'execute'>;

/**
 * A piece of a larger statement with its parameters in order. Pieces that mention `guard` depend on a CTE of that name
 * and do nothing when it has no row.
 */
export interface Fragment {
  sql: string;
  params: unknown[];
}
