-- name: lastDeclineOfCard
select (select a.decline_code from payment_attempts a join invoices i on i.id = a.invoice_id
         where i.subscription_id = :subscriptionId and i.state = 'open' and a.card_token = m.token
         order by a.created_at desc limit 1) as last_decline
  from payment_methods m where m.user_id = :userId and m.removed_at is null;
