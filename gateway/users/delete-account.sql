-- name: lockMember
select email, role from users where id = :id for update;

-- name: addDeletion
insert into account_deletions (id, user_key, uid, cards, deleted_at)
select :id, :userKey, :userId::text, array(select token from payment_methods where user_id = :userId::text), :now;

-- name: forgetMember
update users set id = :id, email = :email, role = null, billing = null, trial_ends_at = :now, weekly_receipts_since = null,
       books = null, person_key = null
 where id = :userId;

-- name: forgetBilledTo
update invoices set billed_to = null where user_id = :userId;

-- name: forgetBuyer
update purchases set user_id = :id, email = :email, details = details || :details::jsonb where user_id = :userId;

-- name: forgetAcknowledgements
update problem_acknowledgements set actor = :id where actor = :userId;
