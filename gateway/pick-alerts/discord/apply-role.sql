-- part: link
select discord_id, want, have, confirmed, tries from discord_links;

-- name: linkOfAccount
{link} where discord_id = :discordId;

-- Removals first: a role that is late costs a member minutes, one that is left costs the picks.
-- name: openLinks
{link} where (have is distinct from want or not confirmed) and (retry_at is null or retry_at <= :now)
 order by (have is not null) desc, linked_at limit 100;

-- Those who can read a channel, and should not.
-- name: linksToRevoke
{link} where have = any(:readers::text[]) and (want is null or want <> all(:readers::text[]))
 order by coalesce(retry_at, linked_at) limit 50;

-- name: keepRole
update discord_links set have = :have?, confirmed = :confirmed where discord_id = :discordId;

-- name: forgetFailures
update discord_links set tries = 0, retry_at = null, failure = null, failed_since = null where discord_id = :discordId;

-- name: noteRoleFailure
update discord_links set tries = tries + 1, retry_at = :again, failure = :reason, failed_since = coalesce(failed_since, :now)
 where discord_id = :discordId;

-- name: forgetLink
delete from discord_links where discord_id = :discordId and user_id is null and have is null;
