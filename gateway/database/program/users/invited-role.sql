-- The role that an account gets with the write that proves its address, because an owner invited that address: it ends the invitation
-- and leaves a row in the audit log, as if that owner had given the role now. None once the invitation is over, or whose owner has no right
-- to give roles any more. Called by users_before_write.
create or replace function users_invited_role(before users, after users) returns varchar
language plpgsql set search_path = public, pg_temp as $$
declare
  -- Not of its type: programs are read before the tables that later migrations make.
  invited record;
begin
  if after.email_proved_at is null or after.role is not null or after.disabled_at is not null
    or (before.email_proved_at is not null and before.id = after.id and lower(before.email) = lower(after.email)) then
    return after.role;
  end if;
  update staff_invitations i set ended_at = after.email_proved_at
   where lower(i.email) = lower(after.email) and i.ended_at is null and i.expires_at > after.email_proved_at
     and exists (select from users o where o.id = i.invited_by and o.role = 'OWNER' and o.disabled_at is null)
  returning i.* into invited;
  if invited.id is null then
    return null;
  end if;
  insert into audit_log (at, actor, action, target, details) values (
    after.email_proved_at, invited.invited_by, 'staff.role', after.id,
    jsonb_build_object('before', jsonb_build_object('role', null), 'after', jsonb_build_object('role', invited.role),
      'reason', invited.reason, 'invitation', invited.id));
  return invited.role;
end $$;
