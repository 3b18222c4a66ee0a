-- part: decidedPick
select p.id, g.league, g.starts_at, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed,
       g.away_score as "away!", g.home_score as "home!", g.final_at as "final_at!", g.confirmed_at, p.result,
       (select score from pick_grades where pick_id = p.id order by n desc limit 1) as shown
  from picks p join pick_games l on l.pick_id = p.id join games g on g.id = l.game_id
 where p.status = 'PUBLISHED' and g.status = 'FINAL' and g.final_at > p.starts_at;

-- name: decidedPicks
{decidedPick} and p.result = 'PENDING' order by g.final_at, p.id;

-- name: decidedPicksOf
{decidedPick} and g.id = :gameId order by p.id;
