import type { Question } from '#gateway/database/ask-together.ts';
import type { FoundType } from '#schema/types/desk/search.type.ts';

/** How many of each kind are listed. */
export const EACH = 6;
/** How many more are counted: beyond it, the number says nothing. */
export const MOST_COUNTED = 200;
const READ = EACH + MOST_COUNTED;

export type Found = Omit<FoundType, 'kind' | 'at'> & { at: string | null };

interface Fragment {
  sql: string;
  params: unknown[];
}

export function searchQuestion(sql: string, params: unknown[]): Question<Found[]> {
  return { sql, params, read: (rows) => rows };
}

/** What is found once at most, or of which nobody needs to know how many there are. */
export function withoutCount(sql: string, params: unknown[]): Question<Found[]> {
  return searchQuestion(
    `select q.*, null::timestamptz as at, null::int as cents, 0 as more from (${sql}) q`,
    params,
  );
}

/** The first of all rows, and how many more there are. */
export function withCount(each: readonly Fragment[], order: string, sql: (first: string) => string) {
  const all = each.map((part) => `(${part.sql} limit ${READ})`).join(' union ');
  const first = `(select *, greatest(count(*) over () - ${EACH}, 0)::int as counted
    from (select * from (${all}) every_row order by ${order} limit ${READ}) those order by ${order} limit ${EACH})`;
  return searchQuestion(
    `select * from (${sql(first)}) q order by ${order}`,
    each.flatMap(({ params }) => params),
  );
}
