-- name: openRenewal
select id, total_cents, period_no, period_starts_at, period_ends_at from invoices
 where subscription_id = :subscriptionId and state = 'open' and kind in ('renewal', 'conversion');
