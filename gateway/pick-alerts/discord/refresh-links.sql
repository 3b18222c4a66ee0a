-- Links whose member changed since they were looked at, or may have by the clock. A hash of the member's rows says so, because no
-- notification may be added, and one that is lost would leave a role with somebody who no longer pays.
-- name: changedLinks
with members as ({memberRow} where u.id in (select user_id from discord_links))
select l.discord_id, md5(m::text) as seen_now, m.*
  from discord_links l left join members m on m.id = l.user_id
 where l.due_at <= :now or l.seen is distinct from coalesce(md5(m::text), '')
 limit :most;

-- A member whose role changes is tried at once, even after failures.
-- name: keepWanted
update discord_links l set want = n.want, seen = n.seen, due_at = n.due_at,
       tries = case when l.want is distinct from n.want then 0 else l.tries end,
       retry_at = case when l.want is distinct from n.want then null else l.retry_at end
  from json_to_recordset(:links::json) as n (discord_id text, user_id text, want text, seen text, due_at timestamptz)
 where l.discord_id = n.discord_id and l.user_id is not distinct from n.user_id;

-- Accounts that nobody has any more, and that have no role to take.
-- name: forgetUnlinked
delete from discord_links where user_id is null and have is null and confirmed;
