-- What counted picks add to the sums of the record (record_sums): times 1 to add them, times -1 to take them away. Money is in whole
-- numbers: stakes in hundredths of a unit, odds and net results in millionths.
--
-- A pick adds to its own cell (DAY), to the same of all days (ALL), to its day's (TOTAL), and to its day's by each dimension alone.
-- Called by record_count, record_recount and record_differences.
create or replace function record_cells(counted record_counted[], times int) returns setof record_sums
language sql immutable as $$
  select cell.grain, c.as_tier, cell.day, cell.league, cell.market, cell.tier, cell.analyst, cell.band,
         sum(c.times * c.is_graded::int)::int as n,
         sum(c.times * (c.kind = 'WIN')::int)::int as w,
         sum(c.times * (c.kind = 'LOSS')::int)::int as l,
         sum(c.times * (c.kind = 'PUSH')::int)::int as push,
         sum(c.times * (c.kind = 'VOID')::int)::int as void,
         sum(c.times * (c.kind = 'LATE')::int)::int as late,
         sum(c.times * (c.kind = 'WITHDRAWN')::int)::int as withdrawn,
         sum(c.times * (c.kind = 'OVERDUE')::int)::int as overdue,
         sum(c.times * (c.as_posted and c.is_graded)::int)::int as as_posted,
         sum(c.times * c.is_decided::int)::int as priced,
         sum(c.times * (case when c.is_money then c.stake::bigint else 0 end))::bigint as s,
         sum(c.times * (case when c.is_money then c.stake::bigint * c.stake else 0 end))::bigint as s2,
         sum(c.times * (case when c.is_money then c.stake::bigint * c.net else 0 end))::bigint as p,
         sum(c.times * (case when c.is_money then (c.stake::bigint * c.net)::numeric * (c.stake::bigint * c.net) else 0 end))::numeric as p2,
         sum(c.times * (case when c.is_money then (c.stake::bigint * c.net)::numeric * c.stake else 0 end))::numeric as ps,
         sum(c.times * (case when c.is_decided then (c.stake::bigint * c.stake)::numeric * (c.odds - 1000000) else 0 end))::numeric as variance,
         sum(c.times * (case when c.is_decided then (2000000000000000000 + c.odds) / (2 * c.odds) else 0 end))::bigint as inverse_odds,
         sum(c.times * c.is_money::int)::int as flat_s,
         sum(c.times * (case when c.is_money then c.net else 0 end))::bigint as flat_p,
         sum(c.times * (case when c.is_money then c.net::numeric * c.net else 0 end))::numeric as flat_p2,
         sum(c.times * (case when c.is_decided then c.odds - 1000000 else 0 end))::bigint as flat_variance,
         sum(c.times * (c.close_kind is not distinct from 'FAIR')::int)::int as clv_n,
         sum(c.times * (case c.close_kind when 'FAIR' then c.close_value else 0 end))::bigint as clv,
         sum(c.times * (case c.close_kind when 'FAIR' then c.close_value::numeric * c.close_value else 0 end))::numeric as clv2,
         sum(c.times * (c.close_kind is not distinct from 'WITH_MARGIN')::int)::int as margin_n,
         sum(c.times * (case c.close_kind when 'WITH_MARGIN' then c.close_value else 0 end))::bigint as margin,
         sum(c.times * (case c.close_kind when 'WITH_MARGIN' then c.close_value::numeric * c.close_value else 0 end))::numeric as margin2,
         sum(c.times * (c.close_kind is not distinct from 'MOVED')::int)::int as moved_n,
         sum(c.times * (case c.close_kind when 'MOVED' then c.close_value else 0 end))::bigint as moved_points,
         sum(c.times * (c.close_kind is not distinct from 'MOVED' and c.close_value > 0)::int)::int as moved_ahead
    from (select counted.*, counted.sign * record_cells.times as times,
                 counted.kind in ('WIN', 'LOSS', 'PUSH') as is_graded,
                 counted.kind in ('WIN', 'LOSS') and counted.stake is not null and counted.odds is not null as is_decided,
                 counted.kind in ('WIN', 'LOSS', 'PUSH') and counted.stake is not null and counted.odds is not null
                   or counted.kind = 'OVERDUE' as is_money,
                 -- What one unit won or lost.
                 case counted.kind when 'WIN' then counted.odds - 1000000 when 'PUSH' then 0 else -1000000 end as net
            from unnest(counted) counted) c
   cross join lateral (values
     ('ALL', date '1970-01-01', c.league, c.market, c.tier, c.analyst, c.band),
     ('DAY', c.day, c.league, c.market, c.tier, c.analyst, c.band),
     ('TOTAL', c.day, '*', '*', '*', '*', '*'),
     ('LEAGUE', c.day, c.league, '*', '*', '*', '*'),
     ('MARKET', c.day, '*', c.market, '*', '*', '*'),
     ('TIER', c.day, '*', '*', c.tier, '*', '*'),
     ('ANALYST', c.day, '*', '*', '*', c.analyst, '*'),
     ('BAND', c.day, '*', '*', '*', '*', c.band)) cell(grain, day, league, market, tier, analyst, band)
   group by c.as_tier, cell.grain, cell.day, cell.league, cell.market, cell.tier, cell.analyst, cell.band
$$;
