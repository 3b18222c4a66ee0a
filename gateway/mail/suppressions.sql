-- name: suppressionsOf
select s.* from mail_suppressions s where address_key = any(:addressKeys::text[]);

-- The first reason stays.
-- name: suppress
insert into mail_suppressions (address_key, scope, reason, detail, at) values (:addressKey, :scope, :reason, :detail?, :at)
on conflict do nothing;

-- name: liftSuppression
delete from mail_suppressions where address_key = :addressKey and scope = :scope;
