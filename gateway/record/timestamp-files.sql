-- name: checkpointToStamp
select size, note from record_checkpoints c
 where not exists (select from record_timestamps t where t.size = c.size) order by size desc limit 1;

-- name: keepTimestamp
insert into record_timestamps (size, at, authority, token) values (:size, :at, :authority, :token) on conflict do nothing;

-- A time stamp with the note that it is of, which had our signature only.
-- name: timestampOf
select token, note from record_timestamps join record_checkpoints using (size) where size = :size;

-- name: timestamps
select size, at from record_timestamps order by size;
