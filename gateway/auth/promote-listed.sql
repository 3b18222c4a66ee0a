-- Not where the last word about owning was another owner's, on the page, who took it away: ADMIN_EMAILS does not undo that. A smaller
-- role is no such word, and another account of the mailbox has the same owner.
-- name: promoteListed
update users set role = 'OWNER' where id = :id and role is distinct from 'OWNER' and not exists (select from
  (select action, details from audit_log
    where action in ('staff.role', 'user.promote', 'user.demote', 'user.delete')
      and (target = users.id or details->>'mailbox' = :mailbox)
      and (action <> 'staff.role' or 'OWNER' in (details->'before'->>'role', details->'after'->>'role'))
    order by id desc limit 1) last
  where last.action = 'user.delete' or last.action = 'staff.role' and last.details->'before'->>'role' = 'OWNER')
returning id;
