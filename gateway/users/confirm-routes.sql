-- Of the address that the link was made for alone, whatever the account's address becomes in the same moment.
-- name: proveAddress
update users set email_proved_at = coalesce(email_proved_at, :now) where id = :id and lower(email) = lower(:email);
