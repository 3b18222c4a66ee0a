-- Not where the last word about the role was an owner's, on the page, who took it away: ADMIN_EMAILS does not undo that.
-- name: promoteListed
update users set role = 'OWNER' where id = :id and role is distinct from 'OWNER' and not exists (select from
  (select action, details from audit_log
    where target = users.id and action in ('staff.role', 'user.promote', 'user.demote') order by id desc limit 1) last
  where last.action = 'staff.role' and last.details->'before'->>'role' = 'OWNER')
returning id;
