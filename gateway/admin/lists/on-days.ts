import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';

export interface Range {
  from?: string | null;
  to?: string | null;
}

/** That a moment is on these days of New York. */
export function onDays(at: string, { from, to }: Range): RawBuilder<SqlBool> {
  const midnight = (day: string) => easternInstant(day, '00:00');
  const column = sql.ref(at);
  const bounds = [
    ...(from == null ? [] : [sql`${column} >= ${midnight(from)}`]),
    ...(to == null ? [] : [sql`${column} < ${midnight(addDays(to, 1))}`]),
  ];
  return bounds.length ? sql<SqlBool>`(${sql.join(bounds, sql` and `)})` : sql<SqlBool>`true`;
}
