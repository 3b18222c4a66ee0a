-- Keys are counted in one order, so that two purchases of the same person cannot deadlock.
-- name: claimCoupon
with guard as (select from purchases where id = :purchaseId and state = 'prepared' for update),
counted as (
  insert into coupon_uses (coupon_id, person_key, uses)
  select :couponId, key, 1 from unnest(:keys::text[]) key where exists (select from guard) order by key
  on conflict (coupon_id, person_key) do update set uses = coupon_uses.uses + 1 returning uses),
noted as (
  update purchases set card_key = :cardKey?, coupon_keys = :keys::text[]
   where id = :purchaseId and exists (select from guard)),
customer as (
  select user_id from purchases where state = 'completed' and (email_key = :emailKey or card_key = :cardKey))
select (select max(uses) from counted) as "uses!", max_per_customer, first_purchase_only, exists (
         select from invoices i join customer c on c.user_id = i.user_id
          where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "has_purchased!"
  from coupons where id = :couponId and exists (select from guard);

-- Takes the counts of an undone purchase back.
-- name: unclaimCoupon
update coupon_uses u set uses = u.uses - 1
  from purchases p, unnest(p.coupon_keys) key
 where p.id = :purchaseId and u.coupon_id = p.coupon_id and u.person_key = key and exists (select from guard);
