-- name: examplePicks
select (select id from picks where status = 'PUBLISHED' and date = :today::date order by starts_at, id limit 1) as first,
       (select id from picks where status = 'PUBLISHED' and date in (:today::date, :yesterday::date) and starts_at <= :now
         order by starts_at desc, id limit 1) as started;
