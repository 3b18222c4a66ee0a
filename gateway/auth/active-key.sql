-- name: noteKeyUse
update api_keys set last_used_at = :now where id = :id and (last_used_at is null or last_used_at <= :minuteAgo);
