-- name: codesOfBatch
select code, used > 0 as "used!" from coupons where batch_id = :batchId order by code;

-- name: switchBatch
update coupons set is_active = :isActive where batch_id = :batchId and is_active <> :isActive;
