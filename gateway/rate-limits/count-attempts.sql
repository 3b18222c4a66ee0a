-- One more in the window that is running, or the first of one that begins now.
-- name: countAttempt
insert into rate_limits as kept (key, window_starts_at, count) values (:key, :now, 1)
on conflict (key) do update set
  count = case when kept.window_starts_at > :before then kept.count + 1 else 1 end,
  window_starts_at = case when kept.window_starts_at > :before then kept.window_starts_at
                          else excluded.window_starts_at end
returning count, window_starts_at;

-- name: countFromNow
insert into rate_limits (key, window_starts_at, count) values (:key, :now, 1)
on conflict (key) do update set window_starts_at = excluded.window_starts_at, count = 1;

-- name: countInWindow
select count from rate_limits where key = :key and window_starts_at > :before;

-- Locked in the order in which they are counted, so that two statements never deadlock.
-- name: takeBackAttempts
update rate_limits set count = count - 1
 where key in (select key from rate_limits where key = any(:keys::text[]) and count > 0
                order by key collate "C" for update)
   and exists (select from guard);

-- name: clearRateLimits
delete from rate_limits where window_starts_at <= :before;
