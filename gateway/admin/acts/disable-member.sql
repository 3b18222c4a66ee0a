-- name: setDisabled
update users set disabled_at = :at? where id = :id;
