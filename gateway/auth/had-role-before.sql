-- Whether the person `u` had their role when the act `a` was requested, and not from somebody of the staff shortly before. Otherwise
-- a person who can give roles could approve their own acts through a second account. Another address counts like a role, for
-- whose mailbox it is can reset the password, and so does an account that was opened again.
-- part: hadRoleBefore
not exists (select from audit_log g
  where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable')
    and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - :newRoleSeconds * interval '1 second')));

-- Who was taken their role, account, sign-in or address, with the role that they had, as far as it matters for the act `a`. The
-- operator's command line is no person.
-- part: removals
(select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role'
                else (select t.role::text from users t where t.id = g.target) end as role
   from audit_log g
  where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system'
    and g.at > a.asked_at - :removalSeconds * interval '1 second') removed;
