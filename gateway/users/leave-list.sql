-- name: lockSettingsOf
select from users where id = :id for no key update;
