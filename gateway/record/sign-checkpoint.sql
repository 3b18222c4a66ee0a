-- name: signingWork
select stopped is not null as "stopped!", size <> signed as "grown!", signed as "signed!"
  from record_head, (select coalesce(max(size), 0) as signed from record_checkpoints) c;

-- name: lockRecordHead
select id from record_head for update;

-- name: recordHead
select h.size as "size!", h.clock as "clock!", h.stopped, h.at, coalesce(c.size, 0) as "signed_size!", c.at as signed_at
  from record_head h left join (select size, at from record_checkpoints order by size desc limit 1) c on true;

-- name: stopRecord
update record_head set stopped = :problem?;

-- Keeps the reason of an earlier stop.
-- name: stopRecordFor
update record_head set stopped = coalesce(stopped, :problem);

-- name: addCheckpoint
insert into record_checkpoints (size, at, root, note) values (:size, :at, :root, :note);

-- name: appendLeaf
select record_append(:kind, :fields::json, :at)::text as leaf;

-- name: lastPolicy
select body from record_leaves where kind = 'policy' order by index desc limit 1;

-- name: keyLeaves
select index, body from record_leaves where kind = 'key' order by index;

-- name: leafBodies
select body from record_leaves where index >= :from and index < :until order by index;

-- name: storedTiles
select t.level, t.n, t.hashes from record_tiles t
  join json_to_recordset(:tiles::json) as asked (level int, n int) using (level, n);

-- Stored tiles only grow: a trigger refuses everything else.
-- name: keepTile
insert into record_tiles (level, n, hashes) values (:level, :n, :hashes)
on conflict (level, n) do update set hashes = excluded.hashes;
