-- The leaves of picks in the order of the log: whether the openings of their day are published, and the units that a pick lost because it
-- was not opened in time: for good, also once it is open.
-- name: leavesOfPicks
select l.index as number, l.kind, l.at, l.body, l.reveal_by, l.pick_id as "pick_id!",
       exists (select from record_days d
                where d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
                  and d.index > l.index) as "opened!",
       (select most_units::float8 from record_overdue o where o.pick_id = l.pick_id) as overdue_units
  from record_leaves l where l.pick_id = any(:pickIds::text[]) order by l.index;

-- name: signaturesOfLeaves
select number as "number!",
       (select size from record_checkpoints where size > number order by size limit 1) as checkpoint_size,
       w.size as witnessed_size, w.at as witnessed_at
  from unnest(:numbers::int[]) number
  left join lateral (select size, max(at) as at from record_cosignatures where :quorum::int > 0 and size > number
                      group by size having count(*) >= :quorum order by size limit 1) w on true;
