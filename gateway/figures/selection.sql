-- name: analystIsKnown
select grain from record_sums where grain = 'ALL' and as_tier = '' and analyst = :analyst limit 1;
