-- part: givenScores
json_to_recordset(:given::json) as given (id text, away int, home int, "isFinal" boolean);

-- name: askAboutCorrected
insert into game_questions (id, kind, game_id, asked_at)
select 'CORRECTED ' || g.id || ' ' || given.away || '-' || given.home, 'CORRECTED', g.id, :at
  from {givenScores} join games g using (id)
 where g.confirmed_at is not null and "isFinal"
   and (g.away_score, g.home_score) is distinct from (given.away, given.home) on conflict do nothing;

-- name: writeScores
update games g set away_score = given.away, home_score = given.home,
       status = case when "isFinal" then 'FINAL' else 'LIVE' end,
       final_at = case when "isFinal" then :at::timestamptz end, confirmed_at = null
  from {givenScores}
 where g.id = given.id and g.status <> 'POSTPONED' and ("isFinal" or g.status <> 'FINAL')
   and (g.away_score, g.home_score, g.status)
       is distinct from (given.away, given.home, case when "isFinal" then 'FINAL' else 'LIVE' end);

-- name: confirmScores
update games g set confirmed_at = :at from {givenScores}
 where g.id = given.id and "isFinal" and g.status = 'FINAL' and g.confirmed_at is null and g.final_at <= :finalBy
   and (g.away_score, g.home_score) = (given.away, given.home);
