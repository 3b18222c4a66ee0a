-- name: deletionOfUser
select from account_deletions where user_key = :userKey;
