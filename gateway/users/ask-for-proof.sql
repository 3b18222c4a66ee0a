-- name: noteConfirmationAsked
update users set confirmation_asked_at = :now where id = :id and confirmation_asked_at is null returning id;
