-- name: listInvitations
select i.id, i.email, i.role, i.invited_at, i.expires_at, u.email as invited_by
  from staff_invitations i left join users u on u.id = i.invited_by
 where i.ended_at is null and i.expires_at > :now order by i.invited_at desc, i.id limit :most;

-- name: endInvitation
update staff_invitations set ended_at = :now where id = :id and ended_at is null and expires_at > :now returning email;

-- A later invitation of an address takes the place of the one before.
-- name: endInvitationsOf
update staff_invitations set ended_at = :now where lower(email) = lower(:email) and ended_at is null;

-- One whose owner can give no roles any more is over.
-- name: lockInvitation
select i.email, i.role, i.reason, i.invited_by from staff_invitations i
 where i.id = :id and i.ended_at is null and i.expires_at > :now
   and exists (select from users o where o.id = i.invited_by and o.role = 'OWNER' and o.disabled_at is null)
   for update;

-- name: addInvitation
insert into staff_invitations (id, email, role, reason, invited_by, invited_at, expires_at)
values (:id, :email, :role, :reason, :invitedBy, :now, :expiresAt);
