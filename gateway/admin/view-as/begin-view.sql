-- name: memberToView
select email, role from users where id = :id;

-- name: addView
insert into view_as (id, actor_id, signed_in_at, member_id, reason, request_id, expires_at)
values (:id, :actor, :signedInAt, :memberId, :reason, :requestId, now() + interval '30 minutes')
on conflict do nothing returning id as view_id, expires_at as ends_at;

-- name: viewOfRequest
select id as view_id, expires_at as ends_at from view_as
 where actor_id = :actor and request_id = :requestId and member_id = :memberId;
