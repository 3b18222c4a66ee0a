-- name: linkOfMember
select name, have, confirmed, failure, tries from discord_links where user_id = :userId;
