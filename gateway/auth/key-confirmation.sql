-- Whether nobody vouched for the key `k` with a passkey although its owner has one (docs/decisions/0067).
-- part: mustConfirm
(k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id));
