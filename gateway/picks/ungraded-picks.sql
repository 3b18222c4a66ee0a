-- name: countToGrade
select count(*)::int as "count!" from picks
 where date >= :since and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= :now;

-- name: ungradedDays
select date as day, count(*)::int as "count!", min(starts_at) as "first!" from picks
 where date between :since and :today and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= :over
 group by date order by date desc;
