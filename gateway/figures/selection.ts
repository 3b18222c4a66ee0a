import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { coveredTiers, type Tier, TOP_TIER } from '#schema/rules/access/tiers.ts';
import { type RecordFilter, recordFilterProblem } from '#schema/rules/stats/record-filter.ts';
import { windowStart } from '#schema/rules/stats/seasons.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { analystIsKnown } from './selection.sql.ts';

/** The columns that a record can be divided and filtered by, besides the day. */
export type Column = 'league' | 'market' | 'tier' | 'analyst' | 'band';

/** The picks of a filter, checked: days that are over, the columns it fixes, and whose prices. */
export interface Selection {
  /** Null: from the first pick. */
  from: string | null;
  to: string;
  fixed: Partial<Record<'league' | 'market' | 'analyst', string>>;
  /** Null: all of them. */
  tiers: readonly Tier[] | null;
  asTier: Tier | null;
}

/** Throws BAD_USER_INPUT, which names the part of the filter that cannot match. */
export async function figureSelection(rows: Rows, filter: RecordStatsFilter, now: Date): Promise<Selection> {
  const to = addDays(easternDay(now), -1);
  const { league, market, analyst, tier, asTier, since } = filter;
  const problem = recordFilterProblem(stated(filter));
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  if (since && since > to) throw new AppError('BAD_USER_INPUT', 'since: that day is not over yet');
  if (analyst != null && !(await isKnown(rows, analyst)))
    throw new AppError(
      'BAD_USER_INPUT',
      `analyst: no analyst named "${analyst.slice(0, 80)}" has a pick in the record`,
    );
  return {
    from: since ?? windowStart(filter.window ?? 'ALL', to, league ?? null),
    to,
    fixed: { ...(league && { league }), ...(market && { market }), ...(analyst != null && { analyst }) },
    tiers: tier ? [tier] : asTier && asTier !== TOP_TIER ? coveredTiers(asTier) : null,
    asTier: asTier ?? null,
  };
}

/** A filter without its nulls. */
function stated(filter: RecordStatsFilter): RecordFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
}

async function isKnown(rows: Rows, analyst: string): Promise<boolean> {
  // No text of the database holds one, and none can be selected.
  if (analyst.includes('\0')) return false;
  return analystIsKnown.some(rows, { analyst });
}

/** Conditions on `record_sums` or `record_counted`, the days apart. */
export function conditionsOf({ fixed, tiers, asTier }: Selection): RawBuilder<unknown> {
  const conditions = Object.entries(fixed).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (tiers) conditions.push(sql`tier in (${sql.join(tiers)})`);
  conditions.push(asTier ? sql`as_tier in ('', ${asTier})` : sql`as_tier = ''`);
  return sql.join(conditions, sql` and `);
}

export function selectedDays({ from, to }: Selection): RawBuilder<unknown> {
  return from ? sql`day between ${from}::date and ${to}::date` : sql`day <= ${to}::date`;
}
