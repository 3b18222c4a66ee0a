import type { Rows } from '#gateway/database/rows.ts';

/** Whether the last night's recomputation differed: then no figure is shown until one agrees again. */
export async function areWithheld(rows: Rows): Promise<boolean> {
  const [last] = await rows.execute<{ differing: number }[]>(
    'select differing from record_checks order by id desc limit 1',
  );
  return (last?.differing ?? 0) > 0;
}
