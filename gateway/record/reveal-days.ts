import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { overdueAt } from './read-seals.ts';

/** One question of an index where nothing is due. */
const DUE = `select exists (select from record_leaves where reveal_by <= ? and reveal_by >
  coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')) as due`;

/** Opens the picks of days that are over, a `day` leaf a day: gateway/database/program/record/reveal-days.sql. */
export async function revealDays({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const [row] = await database.em.execute<{ due: boolean }[]>(DUE, [now.toISOString()]);
  if (row?.due) await database.em.execute('select record_reveal(?)', [now]);
}

/** A day whose picks should be open to everyone and are not. */
export interface LateOpening {
  /** The New York day of the games. */
  day: string;
  picks: number;
  /** The most that one of them counts as lost. */
  unitsEach: number;
  dueAt: Date;
  /** When they count as lost, unless they have opened by then. */
  lostAt: Date;
}

/** Opening takes seconds; what takes longer than this does not happen by itself. */
const LATE_AFTER = 15 * MINUTE;

/** Days whose opening is late, the oldest first. One question of an index where none is. */
export async function lateOpenings(rows: Rows, now: Date): Promise<LateOpening[]> {
  const found = await rows.execute<Omit<LateOpening, 'lostAt'>[]>(LATE, [
    new Date(now.getTime() - LATE_AFTER).toISOString(),
  ]);
  return found.map((late) => ({ ...late, lostAt: overdueAt(late.dueAt) }));
}

/** A pick whose opening was put off is still sealed as it was first, and belongs to its last day alone. */
const LATE = `
  select p.reveal_on::text as day, l.reveal_by::timestamptz as "dueAt", count(distinct p.id)::int as picks,
         max(record_most_units(p.id))::float8 as "unitsEach"
    from record_leaves l join picks p on p.id = l.pick_id and p.status <> 'DRAFT' and not p.imported
     and p.reveal_on = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   where l.reveal_by <= ? and l.reveal_by >
         coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')
   group by p.reveal_on, l.reveal_by order by p.reveal_on`;
