-- name: addBatch
insert into coupon_batches (id, request_id, label, size, created_at)
values (:id, :requestId, :label, :size, :now) on conflict (request_id) do nothing returning id;

-- name: batchOfRequest
select id from coupon_batches where request_id = :requestId;

-- name: addCodes
insert into coupons (id, code, discount_type, amount_hundredths, tiers, starts_at, ends_at, max_redemptions,
  first_purchase_only, duration, duration_months, is_active, created_at, batch_id)
select 'coupon_' || replace(gen_random_uuid()::text, '-', ''), code, :discountType, :amountHundredths, :tiers::text[],
       :startsAt?, :endsAt?, 1, :firstPurchaseOnly, :duration, :durationMonths?, true, :now, :batchId
  from unnest(:codes::text[]) as each (code);
