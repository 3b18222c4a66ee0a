-- Open disputes, the earliest deadline first.
-- name: openDisputes
select d.dispute_id, d.kind, d.reason, d.amount_cents as cents, d.reply_by, d.opened_at as since, d.user_id as member_id, u.email
  from disputes d join users u on u.id = d.user_id
 where d.state = 'OPEN' order by d.reply_by nulls first, d.dispute_id limit :most;
