-- Everyone may read a pick when its day is over and its game has started (`isPast`).
-- part: isOpenPick
date < :today::date and starts_at <= :now and status <> 'DRAFT';

-- name: openDays
select distinct date::text as "day!" from picks where date < :today::date and status <> 'DRAFT' order by 1 desc;

-- name: countOpenPicks
select count(*)::int as "count!" from picks where {isOpenPick};

-- name: openPickIds
select id from picks where {isOpenPick} order by date, starts_at, id limit :most offset :skipped;
