-- What is left out stays.
-- name: setDisplay
update users set odds_format = coalesce(:oddsFormat?, odds_format), time_zone = coalesce(:timeZone?, time_zone)
 where id = :id;
