-- name: recordRange
select least(min(r.day), (select min(date) from picks)) as first,
       greatest(max(r.day), (select max(date) from picks)) as last
  from record_sums r where grain = 'TOTAL';

-- name: recordDifferences
select day as "day!", cells as "cells!" from record_differences(:first, :last);

-- name: keepRecordCheck
insert into record_checks (at, days, differing, first_day) values (:at, :days, :differing, :firstDay?);

-- name: lastRecordCheck
select differing, first_day::text as first_day, at from record_checks order by id desc limit 1;

-- Another one whenever a figure may be another: a pick or price was written, or the nightly check ran.
-- name: figuresStamp
select (select stamp from picks_version) || '-' || coalesce((select max(id) from record_checks), 0) as "stamp!";
