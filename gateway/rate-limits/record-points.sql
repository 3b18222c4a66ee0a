-- In the order of the keys, so that two processes never deadlock.
-- name: recordPoints
insert into cost_points as kept (key, window_starts_at, taken)
select key, starts, points from jsonb_to_recordset(:spent::jsonb) as spent (key text, starts timestamptz, points int)
 order by key
on conflict (key) do update set
  taken = case when kept.window_starts_at >= excluded.window_starts_at then kept.taken else 0 end + excluded.taken,
  window_starts_at = greatest(kept.window_starts_at, excluded.window_starts_at)
returning key, taken;

-- name: clearPoints
delete from cost_points where window_starts_at < :before;
