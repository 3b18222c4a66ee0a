-- What books show for games now.
-- name: quotesOfGames
-- type: quotes is SidedQuote[] of #schema/rules/market/quotes.ts
select g.id, {namesOfTeams},
       (select coalesce(json_agg(json_build_object(
                 'book', q.book, 'market', q.market, 'line', q.line, 'one', q.one, 'two', q.two)), '[]')
          from odds_quotes q where q.game_id = g.id and q.gone_at is null) as "quotes!"
  from games g where g.id = any(:ids::text[]);
