-- name: deleteCoupon
update coupons set deleted_at = :now
 where id = :id and code = coalesce(:code?, code) and deleted_at is null returning code;
