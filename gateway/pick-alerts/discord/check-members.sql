-- name: linkedAccounts
select discord_id, have from discord_links;

-- They are tried again at once, also those whom the server had lost.
-- name: correctRoles
update discord_links l set have = null, confirmed = true, retry_at = null
  from json_to_recordset(:lost::json) as n (discord_id text, have text)
 where l.discord_id = n.discord_id and l.have = n.have;

-- Those that failed because the account was not in the server.
-- name: retryPresent
update discord_links set retry_at = null where retry_at is not null and discord_id = any(:present::text[]);

-- name: hasRole
select from discord_links where discord_id = :discordId and have = :tier;
