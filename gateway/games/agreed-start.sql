-- Of a game `g`: what its schedule says of the start, since when, and when the provider last listed the league
-- (schema/rules/market/start-move.ts). A file that was imported is one round: what it says is agreed.
-- part: agreedStart
g.starts_at as scheduled,
(select s.noted_at from game_starts s where s.game_id = g.id and s.n = g.starts_seen) as "noted_at!",
coalesce((select max(t.round_at) from feed_tasks t where t.league = g.league),
  (select s.noted_at + interval '1 minute' from game_starts s where s.game_id = g.id and s.n = g.starts_seen)) as "seen_at!";
