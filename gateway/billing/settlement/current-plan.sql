-- The charge of a period; an upgrade, if there was one.
-- name: chargeOfPeriod
select kind, total_cents from invoices
 where subscription_id = :subscriptionId and period_no = :periodNo and type = 'charge' and state = 'paid'
 order by kind like 'upgrade-%' desc limit 1;
