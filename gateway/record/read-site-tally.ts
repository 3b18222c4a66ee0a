import type { Rows } from '#gateway/database/rows.ts';
import type { SiteTally } from '#record/archive/site-tally.ts';
import { decimalText } from '#schema/rules/stats/scaled.ts';

interface Row {
  isMoving: boolean;
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  /** In whole numbers of the places of `SUM_COLUMNS`. */
  units: string;
  staked: string;
}

/**
 * What the pages come to for the days that the first `size` leaves open, from the sums that they show; what is overdue is left
 * out, for that is a matter of the hour. Null where later leaves
 * are about picks of these days: then the sums are ahead of the log, for the seconds until witnesses have signed it.
 */
export async function readSiteTally(rows: Rows, size: number): Promise<SiteTally | null> {
  const [row] = await rows.execute<Row[]>(TALLY, [size, size]);
  if (!row || row.isMoving) return null;
  const { isMoving: _, units, staked, ...counts } = row;
  return { ...counts, units: decimalText(BigInt(units), 8), staked: decimalText(BigInt(staked), 2) };
}

/** One statement: the sums and the leaves that they follow from are of one moment. */
const TALLY = `
  with opened as (select coalesce(max(day), '-infinity') as day from record_days where index < ?)
  select exists (select from record_leaves l join record_counted c on c.pick_id = l.pick_id, opened
                  where l.index >= ? and l.kind not in ('price', 'day', 'move') and c.day <= opened.day) as "isMoving",
         coalesce(sum(w), 0)::int as wins, coalesce(sum(l), 0)::int as losses, coalesce(sum(push), 0)::int as pushes,
         coalesce(sum(void), 0)::int as voids, (coalesce(sum(p), 0) + 1000000 * max(late.stake))::text as units,
         (coalesce(sum(s), 0) - max(late.stake))::text as staked
    from opened
    left join lateral (select coalesce(sum(c.stake), 0)::bigint as stake from record_overdue o join record_counted c using (pick_id)
                        where c.kind = 'OVERDUE' and c.as_tier = '' and c.day <= opened.day) late on true
    left join record_sums sums on sums.grain = 'TOTAL' and sums.as_tier = '' and sums.day <= opened.day`;
