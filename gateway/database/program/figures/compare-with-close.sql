-- How a price compares with the close, as closingLine of schema/rules says: kind, and value in whole numbers. Called by record_counts_of.
create or replace function record_close(market text, selection text, line numeric, odds numeric, close pick_prices, OUT kind text, OUT value bigint) returns record
language sql immutable as $$
  select k, v from (select
    case when close.pick_id is null or odds is null then null
         when line is not null and line is distinct from close.line then
           case when close.line is not null and side <> 0 then 'MOVED' end
         when close.odds_other is null then 'WITH_MARGIN' else 'FAIR' end as k,
    case when close.pick_id is null or odds is null then null
         when line is not null and line is distinct from close.line then
           case when close.line is not null and side <> 0 then (side * (close.line - line) * 100)::bigint end
         when close.odds_other is null then (div(200000000 * (odds * 1000000) + close.odds * 1000000, 2 * close.odds * 1000000) - 100000000)::bigint
         else (div(200 * (odds * 1000000) * (close.odds_other * 1000000) + (close.odds + close.odds_other) * 1000000,
                   2 * (close.odds + close.odds_other) * 1000000) - 100000000)::bigint end as v
    from (select case when market = 'SPREAD' or selection = 'UNDER' then -1 when selection = 'OVER' then 1 else 0 end as side) s) c
$$;
