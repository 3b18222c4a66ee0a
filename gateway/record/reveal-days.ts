import type { Services } from '#gateway/auth/context.ts';

/** One question of an index where nothing is due. */
const DUE = `select exists (select from record_leaves where reveal_by <= ? and reveal_by >
  coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')) as due`;

/** Opens the picks of days that are over, a `day` leaf a day: gateway/database/program/record/reveal-days.sql. */
export async function revealDays({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const [row] = await database.em.execute<{ due: boolean }[]>(DUE, [now.toISOString()]);
  if (row?.due) await database.em.execute('select record_reveal(?)', [now]);
}
