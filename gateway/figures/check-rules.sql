-- A grade that names the feed as its source rests on a final score of it.
-- name: judgedPicks
select p.id as "id!", p.market, p.pick as "pick!", p.line::float8 as line, p.team_one as "team_one!",
       p.team_two as "team_two!", p.starts_at as "starts_at!", p.created_at as "written_at!", p.league as "league!", g.starts_at as game_start, g.final_at, g.confirmed_at,
       grade.result, coalesce(grade.author = 'rule', false) as "is_by_rule!",
       greatest(grade.at, close.at) as "judged_at!", close.at as close_at, close.line::float8 as close_line
  from picks p
  left join pick_games l on l.pick_id = p.id left join games g on g.id = l.game_id
  left join lateral (select * from pick_grades r where r.pick_id = p.id order by r.n desc limit 1) last on true
  left join lateral (select last.result, last.author, last.at
                      where last.source like '%, final seen %' and last.result in ('WIN', 'LOSS', 'PUSH')) grade on true
  left join pick_prices close on close.pick_id = p.id and close.moment = 'CLOSE'
 where p.status = 'PUBLISHED' and p.id > :after and (grade.result is not null or close.at is not null)
 order by p.id limit :most;

-- name: clearOtherRules
delete from picks_by_other_rules;

-- name: keepOtherRules
insert into picks_by_other_rules (pick_id, at, text)
select id, at, text from json_to_recordset(:found::json) as found (id text, at timestamptz, text text);
