-- name: cardsWith
select user_id, card_type, :lastFour::text as last4, max(at) as at from (
  select user_id, card_type, created_at as at from payment_methods where last4 = :lastFour
  union all
  (select i.user_id, a.card_type, a.created_at from payment_attempts a join invoices i on i.id = a.invoice_id
    where a.card_last4 = :lastFour order by a.created_at desc limit :mostRead)) used
 group by 1, 2 order by max(at) desc;
