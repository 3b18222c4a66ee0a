-- The newest checkpoint, and those that a quorum has signed.
-- name: sizesToArchive
select size from record_checkpoints c where size > :from and size <= :to and (size = :newest or :quorum::int > 0 and
  (select count(*) from record_cosignatures w where w.size = c.size) >= :quorum);

-- A version is opened with its pick's last one, and so are its prices. What the site shows is held against the log: where a grade has
-- come after this file's end, the log's own last one is used.
-- name: leavesToArchive
-- type: opening is Opening of #record/leaf/opening.ts
-- type: result is PickResult of #schema/rules/picks/pick-values.ts
select l.index as "index!", l.body as "leaf!",
       case when d.index is null or d.index >= :size then null
         when l.kind = 'price' then (select row_to_json(f) from (select o.index, encode(o.salt, 'base64') as salt, o.price
           from record_price_openings o where o.index = l.index) f)
         else (select row_to_json(f) from (select o.index, encode(o.salt, 'base64') as salt, o.bet,
           encode(o.why_salt, 'base64') as "whySalt", o.why from record_openings o where o.index = l.index) f) end as opening,
       case when l.kind in ('pick', 'import') then
         case when exists (select from record_leaves g where g.pick_id = l.pick_id and g.kind in ('grade', 'void') and g.index >= :size)
           then coalesce((select case g.kind when 'void' then 'VOID' else g.body::json ->> 'result' end from record_leaves g
             where g.pick_id = l.pick_id and g.kind in ('grade', 'void') and g.index < :size order by g.index desc limit 1), 'PENDING')
           else (select result from picks p where p.id = l.pick_id) end end as result
  from record_leaves l
  left join lateral (select reveal_by from record_leaves m where m.pick_id = l.pick_id and m.reveal_by is not null
                      order by m.index desc limit 1) due on l.kind in ('pick', 'import', 'price')
  left join record_days d on d.day = (due.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
 where l.index >= :from and l.index < :to order by l.index;

-- One statement: the sums and the leaves that they follow from are of one moment. Units and stakes are in whole numbers of the places of
-- `SUM_COLUMNS`.
-- name: siteTally
with opened as (select coalesce(max(day), '-infinity') as day from record_days where index < :size)
select exists (select from record_leaves l join record_counted c on c.pick_id = l.pick_id, opened
                where l.index >= :size and l.kind not in ('price', 'day', 'move') and c.day <= opened.day) as "is_moving!",
       coalesce(sum(w), 0)::int as "wins!", coalesce(sum(l), 0)::int as "losses!", coalesce(sum(push), 0)::int as "pushes!",
       coalesce(sum(void), 0)::int as "voids!", (coalesce(sum(p), 0) + 1000000 * max(late.stake))::text as "units!",
       (coalesce(sum(s), 0) - max(late.stake))::text as "staked!"
  from opened
  left join lateral (select coalesce(sum(c.stake), 0)::bigint as stake from record_overdue o join record_counted c using (pick_id)
                      where c.kind = 'OVERDUE' and c.as_tier = '' and c.day <= opened.day) late on true
  left join record_sums sums on sums.grain = 'TOTAL' and sums.as_tier = '' and sums.day <= opened.day;
