-- Who has a decided pick on a day that is over.
-- name: analystNames
select distinct analyst from record_sums
 where grain = 'ANALYST' and as_tier = '' and analyst not in ('', '*') and day < :today::date order by analyst;
