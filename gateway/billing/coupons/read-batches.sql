-- part: batch
-- type: plans is Tier[] of #schema/rules/access/tiers.ts
select b.id, b.label, b.size, b.created_at, c.used as "used!", c.active as "is_active!", c.ends_at,
       c.discount_type as "discount_type!", c.amount_hundredths::float8 / 100 as "discount_amount!", c.tiers as "plans!"
  from coupon_batches b cross join lateral (
    select coalesce(sum(used), 0)::int as used, bool_or(is_active) as active, max(ends_at) as ends_at,
           min(discount_type) as discount_type, min(amount_hundredths) as amount_hundredths, min(tiers) as tiers
      from coupons where batch_id = b.id) c;

-- The newest first.
-- name: listBatches
-- type: discount_type is DiscountType of #schema/rules/money/coupons.ts
{batch} order by b.created_at desc, b.id limit 100;

-- name: batchOfId
-- type: discount_type is DiscountType of #schema/rules/money/coupons.ts
{batch} where b.id = :id;

-- name: codesOfBatch
select code, used > 0 as "used!" from coupons where batch_id = :batchId order by code;

-- name: switchBatch
update coupons set is_active = :isActive where batch_id = :batchId and is_active <> :isActive;
