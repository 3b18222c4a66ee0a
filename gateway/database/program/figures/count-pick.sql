-- What counts a unit: brings the figures of one pick up to date, in the transaction that changed it. Takes away what was counted
-- of it and adds what counts now (counts-of-pick.sql), in sums that are locked in one order. Nothing changes where both are the
-- same. Called for each written row of picks, prices, scores and overdue picks.
create or replace function record_count(counted_id text) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before record_counted[];
  after record_counted[];
begin
  perform from picks where id = counted_id for no key update;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into before
    from record_counted c where c.pick_id = counted_id;
  select coalesce(array_agg(c order by c.as_tier, c.sign), '{}') into after
    from picks p, record_counts_of(p) c where p.id = counted_id;
  if before = after then
    return;
  end if;
  delete from record_counted where pick_id = counted_id;
  insert into record_counted select * from unnest(after);
  insert into record_sums as held
    select grain, as_tier, day, league, market, tier, analyst, band,
           sum(n), sum(w), sum(l), sum(push), sum(void), sum(late), sum(withdrawn), sum(overdue), sum(as_posted),
           sum(priced), sum(s), sum(s2), sum(p), sum(p2), sum(ps), sum(variance), sum(inverse_odds), sum(flat_s),
           sum(flat_p), sum(flat_p2), sum(flat_variance), sum(clv_n), sum(clv), sum(clv2), sum(margin_n), sum(margin),
           sum(margin2), sum(moved_n), sum(moved_points), sum(moved_ahead)
      from (select * from record_cells(before, -1) union all select * from record_cells(after, 1)) changed
     group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (grain, as_tier, day, league, market, tier, analyst, band) do update
       set n = held.n + excluded.n, w = held.w + excluded.w, l = held.l + excluded.l, push = held.push + excluded.push,
           void = held.void + excluded.void, late = held.late + excluded.late,
           withdrawn = held.withdrawn + excluded.withdrawn, overdue = held.overdue + excluded.overdue,
           as_posted = held.as_posted + excluded.as_posted, priced = held.priced + excluded.priced,
           s = held.s + excluded.s, s2 = held.s2 + excluded.s2, p = held.p + excluded.p, p2 = held.p2 + excluded.p2,
           ps = held.ps + excluded.ps, variance = held.variance + excluded.variance,
           inverse_odds = held.inverse_odds + excluded.inverse_odds, flat_s = held.flat_s + excluded.flat_s,
           flat_p = held.flat_p + excluded.flat_p, flat_p2 = held.flat_p2 + excluded.flat_p2,
           flat_variance = held.flat_variance + excluded.flat_variance, clv_n = held.clv_n + excluded.clv_n,
           clv = held.clv + excluded.clv, clv2 = held.clv2 + excluded.clv2,
           margin_n = held.margin_n + excluded.margin_n, margin = held.margin + excluded.margin,
           margin2 = held.margin2 + excluded.margin2, moved_n = held.moved_n + excluded.moved_n,
           moved_points = held.moved_points + excluded.moved_points,
           moved_ahead = held.moved_ahead + excluded.moved_ahead;
end $$;

-- pick_prices and game_scores, after a row is written. Called by the triggers pick_prices_after_write and
-- game_scores_after_write.
create or replace function record_count_row() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform record_count(coalesce(NEW.pick_id, OLD.pick_id));
  return null;
end $$;
