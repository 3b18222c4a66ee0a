-- Whether nobody vouched for the key `k` with a passkey although its owner has one (docs/decisions/0067).
-- part: mustConfirm
(k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id));

-- The keys that would be confirmed by the end of the last passkey: who holds the password could have made them before the first one.
-- name: revokeUnconfirmedKeys
update api_keys k set revoked_at = :now
 where k.user_id = :userId and k.confirmed_at is null and k.revoked_at is null
   and not exists (select from passkeys p where p.user_id = k.user_id) returning k.id;
