import type { AnyEntity, EntityData, QueryResult } from '@mikro-orm/core';

/** Where plain SQL runs: the shared manager, the one of a transaction, or a connection beside it. */
export interface Rows {
  execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[] = EntityData<AnyEntity>[]>(
    query: string,
    params?: unknown[],
    method?: 'all' | 'get' | 'run',
  ): Promise<T>;
}

/**
 * A piece of a larger statement with its parameters in order. Pieces that mention `guard` depend on a CTE of that name
 * and do nothing when it has no row.
 */
export interface Fragment {
  sql: string;
  params: unknown[];
}
