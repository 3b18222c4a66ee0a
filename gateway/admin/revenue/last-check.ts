import type { Rows } from '#gateway/database/rows.ts';
import type { RevenueCheck } from '#schema/rules/money/revenue-checks.ts';

export interface LastCheck {
  at: Date;
  failed: RevenueCheck[];
}

/** The last outcome of the checks of revenue; null before the first. */
export async function lastCheck(rows: Rows): Promise<LastCheck | null> {
  const [check] = await rows.execute<LastCheck[]>(
    'select at, failed from revenue_checks order by id desc limit 1',
  );
  return check ?? null;
}
