-- name: keepProof
update users set email_proved_at = :now where id = :id and email_proved_at is null;
