-- name: sessionsOfMember
select signed_in_at, last_seen_at, device_name from sessions
 where user_id = :userId and signed_in_at >= :since order by last_seen_at desc, signed_in_at desc limit :most;
