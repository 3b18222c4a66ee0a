import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { overdueAt } from './read-seals.ts';
import * as statements from './reveal-days.sql.ts';

/** Opens the picks of days that are over, a `day` leaf a day: gateway/database/program/record/reveal-days.sql. */
export async function revealDays({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  if (await statements.dayToReveal.some(database.em, { now: now.toISOString() }))
    await statements.revealDays.run(database.em, { now });
}

/** A day whose picks should be open to everyone and are not. */
export interface LateOpening extends statements.LateOpeningsRow {
  /** When they count as lost, unless they have opened by then. */
  lostAt: Date;
}

/** Opening takes seconds; what takes longer than this does not happen by itself. */
const LATE_AFTER = 15 * MINUTE;

/** What was missed is said for this long; the nightly check always says it. */
const MISSED_FOR = 14 * DAY;

/** Days whose opening is late, the oldest first. */
export async function lateOpenings(rows: Rows, now: Date): Promise<LateOpening[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const moments = { dueAt: ago(LATE_AFTER), missedFrom: ago(MISSED_FOR) };
  const found = await statements.lateOpenings.all(rows, moments);
  return found.map((late) => ({ ...late, lostAt: overdueAt(late.dueAt) }));
}
