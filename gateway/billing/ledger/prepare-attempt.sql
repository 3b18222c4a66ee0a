-- name: chargedCard
select token, card_type, last4,
       (select count(*)::int from payment_attempts where order_id like :order || ':%') as "tries!"
  from payment_methods where user_id = :userId and removed_at is null;
