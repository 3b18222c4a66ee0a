-- name: knownCouponOrBatch
select exists (select from coupons where id = :couponId) as "coupon!",
       exists (select from coupon_batches where id = :batchId) as "batch!";
