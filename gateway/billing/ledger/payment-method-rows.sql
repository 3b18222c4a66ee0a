-- name: keepBilling
update users set billing = coalesce(billing, '{}'::jsonb) || :billing::jsonb
 where id = :userId and exists (select from guard);

-- name: keepCard
insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
select :token, :userId, :cardType, :last4, :expirationMonth, :expirationYear, :now::timestamptz
 where exists (select from guard)
on conflict (user_id) where removed_at is null do update
  set token = excluded.token, card_type = excluded.card_type, last4 = excluded.last4,
      expiration_month = excluded.expiration_month, expiration_year = excluded.expiration_year,
      created_at = excluded.created_at;

-- name: paymentMethodOf
select card_type, last4, expiration_month, expiration_year
  from payment_methods where user_id = :userId and removed_at is null;
