-- name: openDeletions
select id, uid as "uid!", cards as "cards!" from account_deletions
 where uid is not null order by deleted_at limit 100;

-- name: closeDeletion
update account_deletions set uid = null, cards = null where id = :id;
