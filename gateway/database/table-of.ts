import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Statement } from './statement.ts';

type WithoutValues = Record<never, never>;

/**
 * A select as the table `r` of the typed query builder, for queries that add optional conditions to it. PostgreSQL
 * merges a plain select into the query around it, so that the indexes of its tables are used.
 */
export function tableOf<Row extends object>(
  em: EntityManager,
  select: Statement<WithoutValues, Row> | string,
) {
  const text = typeof select === 'string' ? select : select.named;
  return em.getKysely<WithoutValues>().selectFrom(sql<Row>`(${sql.raw(text)})`.as('r'));
}

const TOTAL = sql<number>`count(*)::int`.as('total');

/** How many rows a query has that selects nothing yet. */
export async function countOf(query: {
  select(total: readonly (typeof TOTAL)[]): { execute(): Promise<Record<string, unknown>[]> };
}): Promise<number> {
  const [counted] = await query.select([TOTAL]).execute();
  return Number(counted?.total ?? 0);
}
