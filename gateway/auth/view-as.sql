-- name: viewedMember
{memberRow}
 where u.role is null and u.id = (
   select v.member_id from view_as v
    where v.id = :id and v.actor_id = :actorId and v.signed_in_at = :signedInAt and v.ended_at is null and v.expires_at > now());
