-- name: measuredHead
select h.size - coalesce(c.size, 0) as "unsigned!", c.at as "signed_at?", h.stopped is not null as "stopped!"
  from record_head h left join (select size, at from record_checkpoints order by size desc limit 1) c on true;

-- name: databaseTime
select clock_timestamp() as "at!";
