-- Two requests of one member follow each other.
-- name: lockLinkOwner
select from users where id = :id for update;

-- The account that the member had before loses its role.
-- name: replaceLink
update discord_links set user_id = null, due_at = :now where user_id = :userId and discord_id <> :discordId;

-- One that nobody has any more keeps the role that it may have until that is settled.
-- name: addLink
insert into discord_links as l (discord_id, user_id, name, due_at, linked_at) values (:discordId, :userId, :name, :now, :now)
on conflict (discord_id) do update set user_id = excluded.user_id, name = excluded.name, due_at = excluded.due_at,
  linked_at = excluded.linked_at, seen = '', tries = 0, retry_at = null, failure = null, failed_since = null
 where l.user_id is null or l.user_id = excluded.user_id
returning discord_id;

-- name: unlink
update discord_links set user_id = null, due_at = :now where user_id = :userId returning discord_id;
