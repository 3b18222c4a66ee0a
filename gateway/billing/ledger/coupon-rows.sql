-- name: allCoupons
-- type: tiers is Tier[] of #schema/rules/access/tiers.ts
select c.* from coupons c;

-- name: couponById
-- type: tiers is Tier[] of #schema/rules/access/tiers.ts
select c.* from coupons c where c.id = :id;

-- What its user bought before is that of the account, of the address and of the mailbox.
-- name: couponUse
-- type: tiers is Tier[] of #schema/rules/access/tiers.ts
with customer as (
  select id from users where id = :userId? or lower(email) = lower(:email?)
  union select user_id from purchases where email_key = :emailKey? and state = 'completed')
select c.*, uses.count as "uses!", exists (
         select from invoices i join customer u on u.id = i.user_id
          where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "has_purchased!"
  from coupons c, lateral (
         select count(*)::int as count from coupon_redemptions r join customer u on u.id = r.user_id
          where r.coupon_id = c.id) uses
 where c.code = :code and c.deleted_at is null;

-- name: reserveCoupon
update coupons set reserved = reserved + 1
 where id = :id and is_active and deleted_at is null
   and (max_redemptions is null or reserved + used < max_redemptions) returning id;

-- name: releaseCoupon
update coupons set reserved = reserved - 1 where id = :id and exists (select from guard) returning id;

-- name: countRedemption
update coupons set reserved = reserved - 1, used = used + 1
 where id = :id and exists (select from guard) returning id;

-- name: addRedemption
insert into coupon_redemptions (subscription_id, coupon_id, user_id, created_at)
select :subscriptionId, :couponId, :userId, :now where exists (select from guard) returning subscription_id;
