-- Of the task's row, which every round of the league's odds writes.
-- part: oddsVersion
(select xmin::text from feed_tasks where kind = 'ODDS' and league = :league) as version;

-- name: oddsVersion
select {oddsVersion};

-- One value for all quotes: thousands of rows would take several times as long to be read.
-- name: standingQuotes
-- type: quotes is StoredQuote[] of #gateway/games/plan-quotes.ts
select {oddsVersion},
       (select json_agg(json_build_array(q.game_id, q.market, q.book, q.line, q.one, q.two, q.draw))
          from games g join odds_quotes q on q.game_id = g.id
         where g.league = :league and g.starts_at > :at and q.gone_at is null) as quotes;
