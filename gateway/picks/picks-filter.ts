import { AppError } from '#gateway/app-error.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { type DayRange, dayRange } from '#schema/rules/day-range.ts';
import type { PickFilter } from '#schema/types/pick-list.type.ts';

/** The days of a filter, up to `last`. Throws BAD_USER_INPUT. */
export function daysOf(filter: Pick<PickFilter, 'from' | 'to'>, last: string): DayRange {
  const range = dayRange(filter, last);
  if ('problem' in range) throw new AppError('BAD_USER_INPUT', range.problem);
  return range;
}

/**
 * What the table `picks` must fulfil: posted, on these days, as the filter says. Only columns that a locked
 * pick shows too are ever compared, so nobody learns by filtering what they may not read.
 */
export function picksThat(
  { leagues, tiers, results, analyst }: PickFilter,
  { from, to }: DayRange,
): Fragment {
  const parts: Fragment[] = [
    { sql: "status <> 'DRAFT' and date between ?::date and ?::date", params: [from, to] },
    oneOf('league', leagues),
    oneOf('tier', tiers),
    oneOf('result', results),
    analyst == null ? ANY : { sql: 'analyst = ?', params: [analyst] },
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

const ANY: Fragment = { sql: 'true', params: [] };

function oneOf(column: 'league' | 'tier' | 'result', values: readonly string[] | null | undefined): Fragment {
  if (!values?.length) return ANY;
  const distinct = [...new Set(values)];
  return { sql: `${column} in (${distinct.map(() => '?').join(', ')})`, params: distinct };
}
