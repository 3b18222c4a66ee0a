import type { Rows } from '#gateway/database/rows.ts';
import { MISSED_OPENINGS } from '#gateway/record/missed-openings.ts';

/** So many entries of the log are compared by one statement, to stay within its time limit with a million picks. */
const LEAVES_AT_ONCE = 5_000;
/** And the picks of so many days. */
const DAYS_AT_ONCE = 30;

interface SealedCheck {
  differing: number;
  firstDay: string | null;
}

/**
 * Holds the picks that pages and sums are made of against what was sealed: each has to be there, with the stake, the price and
 * the words of its last sealed version and the last result in the log, none may be there without a seal, and what was never opened
 * has to count as lost. Someone with the
 * password of the database can change all of these at once, and the sums with them; the log they cannot.
 */
export async function checkSealed(rows: Rows): Promise<SealedCheck> {
  const [range] = await rows.execute<{ size: number; from: string | null; days: number }[]>(
    `select size, (select min(date) from picks)::text as "from", (select coalesce(max(date) - min(date), -1) from picks) as days
       from record_head`,
  );
  const { size = 0, from: first = null, days = -1 } = range ?? {};
  const found: SealedCheck[] = [];
  for (let from = 0; from < size; from += LEAVES_AT_ONCE)
    for (const check of [CHANGED, MISSED])
      found.push(...(await rows.execute<SealedCheck[]>(check, [from, from + LEAVES_AT_ONCE])));
  for (let from = 0; from <= days; from += DAYS_AT_ONCE)
    found.push(...(await rows.execute<SealedCheck[]>(UNSEALED, [first, from, first, from + DAYS_AT_ONCE])));
  const firstDays = found.map(({ firstDay }) => firstDay).filter((day) => day !== null);
  return {
    differing: found.reduce((sum, each) => sum + each.differing, 0),
    firstDay: firstDays.sort()[0] ?? null,
  };
}

/** Picks whose last sealed version, or last result, differs from their row; a deleted one was cancelled in the log. */
const CHANGED = `
  select count(*)::int as differing, min(coalesce(p.date, (s.bet ->> 'startsAt')::timestamptz::date))::text as "firstDay"
    from (select l.index, l.pick_id, o.bet::json as bet,
                 (select m.kind from record_leaves m where m.pick_id = l.pick_id and m.kind in ('withdraw', 'cancel') limit 1) as taken,
                 (select case g.kind when 'void' then 'VOID' else g.body::json ->> 'result' end from record_leaves g
                   where g.pick_id = l.pick_id and g.kind in ('grade', 'void') order by g.index desc limit 1) as result
            from record_leaves l join record_openings o using (index)
           where l.index >= ? and l.index < ? and l.kind in ('pick', 'import') and not exists (
             select from record_leaves m where m.pick_id = l.pick_id and m.index > l.index and m.kind in ('pick', 'import'))) s
    left join picks p on p.id = s.pick_id
   where s.taken is distinct from 'cancel' and (p.id is null
      or p.result <> coalesce(s.result, 'PENDING')
      or (p.status = 'WITHDRAWN') <> (s.taken is not null)
      or p.units is distinct from (s.bet ->> 'units')::numeric or p.odds is distinct from (s.bet ->> 'odds')::numeric
      or p.line is distinct from (s.bet ->> 'line')::numeric or p.market is distinct from s.bet ->> 'market'
      or (p.league, p.team_one, p.team_two, p.pick) is distinct from
         (s.bet ->> 'league', s.bet ->> 'teamOne', s.bet ->> 'teamTwo', s.bet ->> 'selection')
      or p.starts_at <> (s.bet ->> 'startsAt')::timestamptz)
  having count(*) > 0`;

/** Picks that the pages show, and that no entry of the log holds. */
const UNSEALED = `
  select count(*)::int as differing, min(p.date)::text as "firstDay" from picks p
   where p.status <> 'DRAFT' and p.date >= ?::date + ?::int and p.date < ?::date + ?::int
     and not exists (select from record_leaves l where l.pick_id = p.id and l.kind in ('pick', 'import'))
  having count(*) > 0`;

/** Picks that were sealed after their day was opened, so that nothing opens them, and that count as if they were open. */
const MISSED = `
  select count(distinct l.pick_id)::int as differing, min(d.day)::text as "firstDay" from ${MISSED_OPENINGS}
   where l.index >= ? and l.index < ? and not exists (select from record_overdue o where o.pick_id = l.pick_id)
  having count(*) > 0`;
