-- How a price compares with the close, as closingLine of schema/testing says: kind, and value in whole numbers. A close that was noted long
-- before the start is EARLY and has no value. One of another market, which has a line where the pick's has none or none where it
-- has one, says nothing. Called by record_counts_of.
create or replace function record_close(market text, selection text, line numeric, odds numeric, starts_at timestamptz, close pick_prices, OUT kind text, OUT value bigint) returns record
language sql immutable as $$
  select case
      when close.pick_id is null or odds is null or not is_of_market then null
      when close.at < starts_at - rules_close_within() then 'EARLY'
      when line is distinct from close.line then case when line is not null and close.line is not null and side <> 0 then 'MOVED' end
      when close.odds_other is null then 'WITH_MARGIN' else 'FAIR' end,
    case
      when close.pick_id is null or odds is null or not is_of_market or close.at < starts_at - rules_close_within() then null
      when line is distinct from close.line then
        case when line is not null and close.line is not null and side <> 0 then (side * (close.line - line) * 100)::bigint end
      when close.odds_other is null then (div(200000000 * (odds * 1000000) + close.odds * 1000000, 2 * close.odds * 1000000) - 100000000)::bigint
      else (div(200 * (odds * 1000000) * (close.odds_other * 1000000) + (close.odds + close.odds_other) * 1000000,
                2 * (close.odds + close.odds_other) * 1000000) - 100000000)::bigint end
    from (select case when market = 'SPREAD' or selection = 'UNDER' then -1 when selection = 'OVER' then 1 else 0 end as side,
                 pick_has_line_of(market, close.line) as is_of_market) s
$$;

-- Whether a price has a line as its market has one: a moneyline never, a spread and a total always, a prop either (schema/rules/market/closes.ts).
-- Called by record_close.
create or replace function pick_has_line_of(market text, line numeric) returns boolean
language sql immutable as $$
  select case when market = 'MONEYLINE' then line is null when market in ('SPREAD', 'TOTAL') then line is not null else true end
$$;
