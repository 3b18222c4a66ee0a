-- name: lockCoupon
-- type: tiers is Tier[] of #schema/rules/access/tiers.ts
select c.* from coupons c where c.id = :id and c.deleted_at is null for update;

-- name: editCoupon
update coupons set is_active = :isActive, ends_at = :endsAt?, max_redemptions = :maxRedemptions? where id = :id;
