import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import { type DayRange, dayRange } from '#schema/rules/picks/day-range.ts';
import type { PickFilter } from '#schema/types/picks/pick-list.type.ts';
import type { PickEntity } from './pick.entity.ts';

/** The table of picks for the typed query builder. */
export type PickTables = InferKyselyDB<typeof PickEntity>;

/** The days of a filter, up to `last`. Throws BAD_USER_INPUT. */
export function filteredDays(filter: Pick<PickFilter, 'from' | 'to'>, last: string): DayRange {
  const range = dayRange(filter, last);
  if ('problem' in range) throw new AppError('BAD_USER_INPUT', range.problem);
  return range;
}

/**
 * The picks of a filter: posted and on these days. It compares only columns that a locked pick shows too, so that
 * filtering reveals nothing of locked picks.
 */
export function picksThat(
  { leagues, tiers, results, analyst }: PickFilter,
  { from, to }: DayRange,
): Expression<SqlBool> {
  const picks = expressionBuilder<PickTables, 'picks'>();
  return picks.and([
    picks('status', '<>', 'DRAFT'),
    picks.between('date', from, to),
    ...(leagues?.length ? [picks('league', 'in', leagues)] : []),
    ...(tiers?.length ? [picks('tier', 'in', tiers)] : []),
    ...(results?.length ? [picks('result', 'in', results)] : []),
    ...(analyst == null ? [] : [picks('analyst', '=', analyst)]),
  ]);
}
