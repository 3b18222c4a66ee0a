-- name: listDiscrepancies
select kind, subject, found_at, resolved_at, details::text as "details!"
  from differences order by found_at desc, subject limit 100;
