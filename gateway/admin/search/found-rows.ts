import type { Question } from '#gateway/database/ask-together.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { FoundType } from '#schema/types/desk/search.type.ts';

/** How many of each kind are listed. */
export const EACH = 6;
/** How many more are counted: beyond it, the number says nothing. */
export const MOST_COUNTED = 200;
const READ = EACH + MOST_COUNTED;

export type Found = Omit<FoundType, 'kind'>;

/** As the database answers it in JSON. */
type FoundRow = Omit<Found, 'at' | 'memberId'> & { at: string | null; member_id: string | null };

/** The first of all rows, and how many more there are. */
export function withCount(
  each: readonly Fragment[],
  order: string,
  sql: (first: string) => string,
): Question<Found[]> {
  const all = each.map((part) => `(${part.sql} limit ${READ})`).join(' union ');
  const first = `(select *, greatest(count(*) over () - ${EACH}, 0)::int as counted
    from (select * from (${all}) every_row order by ${order} limit ${READ}) those order by ${order} limit ${EACH})`;
  return {
    sql: `select * from (${sql(first)}) q order by ${order}`,
    params: each.flatMap(({ params }) => params),
    read: (rows: FoundRow[]) => rows.map(foundOf),
  };
}

function foundOf({ at, member_id: memberId, ...row }: FoundRow): Found {
  return { ...row, memberId, at: at === null ? null : new Date(at) };
}
