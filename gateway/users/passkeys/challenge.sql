-- name: keepShownPasskey
update sessions set second_factor_at = :now, second_factor_device = :device
 where user_id = :userId and signed_in_at = :signedInAt;

-- name: keepChallenge
update sessions set challenge = :challenge, challenged_at = :now where user_id = :userId and signed_in_at = :signedInAt;

-- name: takeChallenge
with held as (
  select challenge from sessions
   where user_id = :userId and signed_in_at = :signedInAt and challenged_at > :after and challenge is not null for update)
update sessions s set challenge = null from held where s.user_id = :userId and s.signed_in_at = :signedInAt
returning held.challenge as "challenge!";
