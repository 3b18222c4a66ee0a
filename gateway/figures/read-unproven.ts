import { sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import type { UnprovenPicks } from '#schema/rules/stats/unproven-text.ts';
import { conditionsOf, figureSelection, selectedDays } from './selection.ts';

/** Of the counted picks of a filter: those from before the log began, which nothing proves. */
export async function readUnproven(
  { database: { em }, now }: Pick<Context, 'database' | 'now'>,
  filter: RecordFilter,
): Promise<UnprovenPicks> {
  const selection = await figureSelection(em, filter, now);
  const { rows } = await sql<UnprovenPicks>`
    select coalesce(sum(sign) filter (where kind = 'WIN'), 0)::int as wins,
           coalesce(sum(sign) filter (where kind = 'LOSS'), 0)::int as losses,
           coalesce(sum(sign) filter (where kind = 'PUSH'), 0)::int as pushes,
           coalesce(sum(sign * stake * case kind when 'WIN' then odds - 1000000 when 'LOSS' then -1000000 else 0 end), 0)::float8
             / 1e8 as units
      from record_counted
     where pick_id in (select id from picks where imported) and ${conditionsOf(selection)} and ${selectedDays(selection)}`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { wins: 0, losses: 0, pushes: 0, units: 0 };
}
