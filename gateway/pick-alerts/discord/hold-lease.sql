-- Also renews it. Another process gets it once it ran out.
-- name: holdLease
insert into discord_process as p (name, holder, leased_until)
values ('discord', :holder, clock_timestamp() + :seconds * interval '1 second')
on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
 where p.holder = excluded.holder or p.leased_until < clock_timestamp()
returning stopped;

-- name: keepStop
update discord_process set stopped = :reason?::text,
       stopped_since = case when :reason?::text is null then null else coalesce(stopped_since, :now) end
 where holder = :holder;
