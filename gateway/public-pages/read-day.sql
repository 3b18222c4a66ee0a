-- name: neighboursOfDay
select (select max(date)::text from picks where date < :day::date and status <> 'DRAFT') as previous,
       (select min(date)::text from picks where date > :day::date and date <= :today::date and status <> 'DRAFT') as next;
