import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { MISSED_OPENINGS } from './missed-openings.ts';
import { overdueAt } from './read-seals.ts';
import * as statements from './reveal-days.sql.ts';

/** Opens the picks of days that are over, a `day` leaf a day: gateway/database/program/record/reveal-days.sql. */
export async function revealDays({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  if (await statements.dayToReveal.some(database.em, { now: now.toISOString() }))
    await statements.revealDays.run(database.em, { now });
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

/** What was missed is said for this long; the nightly check always says it. */
const MISSED_FOR = 14 * DAY;

/** Days whose opening is late, the oldest first. One question of an index where none is. */
export async function lateOpenings(rows: Rows, now: Date): Promise<LateOpening[]> {
  const [dueAt, missedFrom] = [LATE_AFTER, MISSED_FOR].map((ago) =>
    new Date(now.getTime() - ago).toISOString(),
  );
  const found = await rows.execute<Omit<LateOpening, 'lostAt'>[]>(LATE, [dueAt, dueAt, missedFrom]);
  return found.map((late) => ({ ...late, lostAt: overdueAt(late.dueAt) }));
}

/** A pick whose opening was put off is still sealed as it was first, and belongs to its last day alone. */
const LATE = `
  select p.reveal_on::text as day, l.reveal_by::timestamptz as "dueAt", count(distinct p.id)::int as picks,
         max(record_most_units(p.id))::float8 as "unitsEach"
    from (select pick_id, reveal_by from record_leaves where reveal_by <= ? and reveal_by >
                 coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')
          union all
          select l.pick_id, l.reveal_by from ${MISSED_OPENINGS} where l.reveal_by <= ? and l.reveal_by > ?) l
    join picks p on p.id = l.pick_id and p.status <> 'DRAFT' and not p.imported
     and p.reveal_on = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   group by p.reveal_on, l.reveal_by order by p.reveal_on`;
