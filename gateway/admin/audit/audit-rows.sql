-- name: auditEntries
-- type: details is Details of #schema/rules/money/history-text.ts
select a.id, a.id as position, a.at, a.actor as actor_id, coalesce(u.email, a.actor) as "actor!", a.key_id, a.key_prefix,
       a.signed_in_at, s.device_name as device, a.action, a.target as target_id, a.details
  from audit_log a left join users u on u.id = a.actor
  left join sessions s on s.user_id = a.actor and s.signed_in_at = a.signed_in_at;

-- What has a text as its address, number or code.
-- name: idsNamed
select id as "id!" from users where lower(email) = lower(:text) union select id from invoices where number = upper(:text)
union select id from coupons where code = upper(:text);
