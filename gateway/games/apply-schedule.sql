-- name: lockSchedule
select pg_advisory_xact_lock(hashtext('games ' || :league))::text as locked;

-- name: takenIds
select id from game_ids where id = any(:ids::text[]);

-- name: knownGames
select g.id, array(select i.id from game_ids i where i.game_id = g.id) as "ids!", away, home, day,
       game_no, starts_at, starts_seen, status, absent
  from games g where league = :league and starts_at > :since;

-- name: addTeams
insert into teams (id, league, name, key) select id, league, name, key
  from json_to_recordset(:teams::json) as given (id text, league text, name text, key text) on conflict do nothing;

-- name: addGames
with given as (select * from json_to_recordset(:games::json) as given (
       id text, away text, home text, day date, "gameNo" int, "startsAt" timestamptz, status text, "providerId" text)),
     made as (insert into games (id, league, away, home, day, game_no, starts_at, status)
       select id, :league, away, home, day, "gameNo", "startsAt", status from given returning id)
insert into game_ids (id, game_id) select "providerId", id from given join made using (id);

-- name: changeGames
update games g set day = given.day, starts_at = "startsAt", starts_seen = "startsSeen", status = given.status,
       absent = given.absent
  from json_to_recordset(:games::json) as given (
       id text, day date, "startsAt" timestamptz, "startsSeen" int, status text, absent int) where g.id = given.id;

-- name: addStarts
insert into game_starts (game_id, n, starts_at, noted_at) select id, "startsSeen", "startsAt", :now
  from json_to_recordset(:games::json) as given (id text, "startsAt" timestamptz, "startsSeen" int);

-- name: addGameQuestions
insert into game_questions (id, kind, game_id, other_game_id, asked_at) select id, kind, "gameId", "otherGameId", :now
  from json_to_recordset(:questions::json) as given (id text, kind text, "gameId" text, "otherGameId" text)
    on conflict do nothing;
