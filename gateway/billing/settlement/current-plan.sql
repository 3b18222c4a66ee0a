-- The charge of a period; an upgrade, if there was one.
-- name: chargeOfPeriod
select kind, total_cents from invoices
 where subscription_id = :subscriptionId and period_no = :periodNo and type = 'charge' and state = 'paid'
 order by kind like 'upgrade-%' desc limit 1;

-- What went back of the charges of a period.
-- name: refundedOfPeriod
select coalesce(sum(i.total_cents - ({leftCents})), 0)::int as "cents!" from invoices i
 where i.subscription_id = :subscriptionId and i.period_no = :periodNo and i.type = 'charge' and i.state = 'paid';
