-- name: addAccount
insert into users (id, email, trial_ends_at, billing, person_key, created_at)
select :userId, :email, :trialEndsAt::timestamptz, :billing::jsonb, :personKey, :now::timestamptz
 where exists (select from guard);

-- name: addSubscription
insert into subscriptions (id, user_id, state, tier, agreed_cents, never_paid, current_period_starts_at, current_period_ends_at,
       period_no, anchor_day, trial_ends_at, coupon_id, coupon_periods_left, created_at, updated_at)
select :subscriptionId, :userId, 'incomplete', :tier, :monthCents::int, true, :startsAt::timestamptz, :endsAt::timestamptz,
       :periodNo::int, :anchorDay::int, :trialEndsAt?::timestamptz, :couponId?, :couponPeriodsLeft?::int, :now::timestamptz, :now
 where exists (select from guard);

-- name: addInvoice
insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, month_cents,
       period_starts_at, period_ends_at, billed_to, created_at)
select :invoiceId, :number, :userId, :subscriptionId, 'purchase', 1, 'charge', 'open', :tier, :totalCents::int, :monthCents::int,
       :startsAt::timestamptz, :endsAt::timestamptz, :billing::jsonb, :now::timestamptz
 where exists (select from guard);

-- name: addInvoiceLine
insert into invoice_lines (invoice_id, position, description, cents)
select :invoiceId, :position::int, :description, :cents::int where exists (select from guard);

-- name: addAttempt
insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, created_at)
select :orderId, :invoiceId, 'prepared', :totalCents::int, :cardToken, :now::timestamptz where exists (select from guard);

-- name: addPurchase
insert into purchases (id, idempotency_key, request_hash, state, user_id, email, makes_account, temporary_password,
       subscription_id, invoice_id, order_id, coupon_id, email_key, details, created_at)
select :purchaseId, :key, :requestHash, 'prepared', :userId, :email, :makesAccount::boolean, :makesAccount,
       :subscriptionId, :invoiceId?, :orderId?, :couponId?, :emailKey, :details::jsonb, :now::timestamptz
 where exists (select from guard);
