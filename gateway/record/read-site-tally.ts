import type { Rows } from '#gateway/database/rows.ts';
import type { SiteTally } from '#record/archive/site-tally.ts';
import { decimalText } from '#schema/rules/stats/scaled.ts';
import { siteTally } from './write-archive.sql.ts';

/**
 * What the pages come to for the days that the first `size` leaves open, from the sums that they show; what is overdue is left
 * out, for that is a matter of the hour. Null where later leaves
 * are about picks of these days: then the sums are ahead of the log, for the seconds until witnesses have signed it.
 */
export async function readSiteTally(rows: Rows, size: number): Promise<SiteTally | null> {
  const row = await siteTally.first(rows, { size });
  if (!row || row.isMoving) return null;
  const { isMoving: _, units, staked, ...counts } = row;
  return { ...counts, units: decimalText(BigInt(units), 8), staked: decimalText(BigInt(staked), 2) };
}
