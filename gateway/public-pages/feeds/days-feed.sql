-- When each day's picks were last graded.
-- name: lastGrades
select p.date::text as "day!", max(g.at) as "at!" from picks p join pick_grades g on g.pick_id = p.id
 where p.date >= :from::date group by p.date;
