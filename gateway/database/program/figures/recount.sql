-- Everything again: for repairs (`main.js recount`), and what the nightly check compares.

-- Replaces all figures by what the picks come to. Nothing that is counted can be written meanwhile.
create or replace function record_recount() returns void
language plpgsql as $$
begin
  lock table picks, pick_prices, game_scores, record_overdue in share row exclusive mode;
  delete from record_counted;
  delete from record_sums;
  insert into record_counted select c.* from picks p, record_counts_of(p) c;
  insert into record_sums
  select grain, as_tier, day, league, market, tier, analyst, band,
         sum(n), sum(w), sum(l), sum(push), sum(void), sum(late), sum(withdrawn), sum(overdue), sum(as_posted),
         sum(priced), sum(s), sum(s2), sum(p), sum(p2), sum(ps), sum(variance), sum(inverse_odds), sum(flat_s),
         sum(flat_p), sum(flat_p2), sum(flat_variance), sum(clv_n), sum(clv), sum(clv2), sum(margin_n), sum(margin),
         sum(margin2), sum(moved_n), sum(moved_points), sum(moved_ahead)
    from (select array_agg(c) as counted from record_counted c group by c.day) days, record_cells(days.counted, 1) cells
   group by grain, as_tier, day, league, market, tier, analyst, band;
end $$;

-- The days whose sums differ from what their picks come to, with how many cells do; cells of nothing are as good as none. A pick
-- counts on its day or, where its game begins later, on the day of its start: at most 30 days later.
create or replace function record_differences(from_day date, to_day date) returns table (day date, cells int)
language sql stable as $$
  with counted as (
    select c.day, c as row from picks p, record_counts_of(p) c
     where p.date between from_day - 30 and to_day
       and greatest(p.date, (p.starts_at at time zone 'America/New_York')::date) between from_day and to_day
       and c.day between from_day and to_day),
  both_sides as (
    select cell.* from (select array_agg(c.row) as counted from counted c group by c.day) days, record_cells(days.counted, 1) cell
     where cell.grain <> 'ALL'
    union all
    select grain, as_tier, day, league, market, tier, analyst, band,
           -n, -w, -l, -push, -void, -late, -withdrawn, -overdue, -as_posted, -priced, -s, -s2, -p, -p2, -ps,
           -variance, -inverse_odds, -flat_s, -flat_p, -flat_p2, -flat_variance, -clv_n, -clv, -clv2, -margin_n,
           -margin, -margin2, -moved_n, -moved_points, -moved_ahead
      from record_sums where grain <> 'ALL' and day between from_day and to_day),
  differing as (
    select day from both_sides group by grain, as_tier, day, league, market, tier, analyst, band
    having sum(n) <> 0 or sum(w) <> 0 or sum(l) <> 0 or sum(push) <> 0 or sum(void) <> 0 or sum(late) <> 0 or
        sum(withdrawn) <> 0 or sum(overdue) <> 0 or sum(as_posted) <> 0 or sum(priced) <> 0 or sum(s) <> 0 or
        sum(s2) <> 0 or sum(p) <> 0 or sum(p2) <> 0 or sum(ps) <> 0 or sum(variance) <> 0 or
        sum(inverse_odds) <> 0 or sum(flat_s) <> 0 or sum(flat_p) <> 0 or sum(flat_p2) <> 0 or
        sum(flat_variance) <> 0 or sum(clv_n) <> 0 or sum(clv) <> 0 or sum(clv2) <> 0 or sum(margin_n) <> 0 or
        sum(margin) <> 0 or sum(margin2) <> 0 or sum(moved_n) <> 0 or sum(moved_points) <> 0 or
        sum(moved_ahead) <> 0)
  select day, count(*)::int from differing group by day order by day
$$;
