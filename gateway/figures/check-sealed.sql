-- name: sealedRange
select size, (select min(date) from picks) as first, (select coalesce(max(date) - min(date), -1) from picks) as "days!"
  from record_head;

-- Picks whose last sealed version, or last result, differs from their row; a deleted one was cancelled in the log.
-- name: picksNotAsSealed
select count(*)::int as "differing!", min(coalesce(p.date, (s.bet ->> 'startsAt')::timestamptz::date)) as first_day
  from (select l.index, l.pick_id, o.bet::json as bet,
               (select m.kind from record_leaves m where m.pick_id = l.pick_id and m.kind in ('withdraw', 'cancel') limit 1) as taken,
               (select case g.kind when 'void' then 'VOID' else g.body::json ->> 'result' end from record_leaves g
                 where g.pick_id = l.pick_id and g.kind in ('grade', 'void') order by g.index desc limit 1) as result
          from record_leaves l join record_openings o using (index)
         where l.index >= :from and l.index < :until and l.kind in ('pick', 'import') and not exists (
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
having count(*) > 0;

-- Picks that the pages show, and that no entry of the log holds.
-- name: picksNotSealed
select count(*)::int as "differing!", min(p.date) as first_day from picks p
 where p.status <> 'DRAFT' and p.date >= :first?::date + :from::int and p.date < :first::date + :until::int
   and not exists (select from record_leaves l where l.pick_id = p.id and l.kind in ('pick', 'import'))
having count(*) > 0;

-- Picks that were sealed after their day was opened, so that nothing opens them, and that count as if they were open.
-- name: picksMissed
select count(distinct l.pick_id)::int as "differing!", min(l.day)::text as first_day from missed_openings() l
 where l.index >= :from and l.index < :until and not exists (select from record_overdue o where o.pick_id = l.pick_id)
having count(*) > 0;
