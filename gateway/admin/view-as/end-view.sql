-- part: endedView
id, actor_id as actor, member_id as member, signed_in_at;

-- name: endView
update view_as set ended_at = now() where id = :id and actor_id = :actor and ended_at is null returning {endedView};

-- name: ownView
select from view_as where id = :id and actor_id = :actor;

-- name: endExpiredViews
update view_as set ended_at = expires_at where ended_at is null and expires_at <= now() returning {endedView};
