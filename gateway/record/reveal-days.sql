-- One question of an index where nothing is due.
-- name: dayToReveal
select index from record_leaves where reveal_by <= :now and reveal_by >
  coalesce((select record_stamp(record_midnight(max(day))) from record_days), '') limit 1;

-- name: revealDays
select record_reveal(:now)::text as revealed;

-- Leaves before a day's last one may be about it too, at most 200: the day is named in parts of 5,000
-- (gateway/database/program/record/reveal-days.sql).
-- name: openingsFile
select record_openings_file(array(
         select json_array_elements_text(l.body::json -> 'opened')::int from record_leaves l
          where l.index between d.index - 200 and d.index and l.kind = 'day'
            and l.body::json ->> 'date' = d.day::text)) as file
  from record_days d where d.day = :day and d.index is not null;
