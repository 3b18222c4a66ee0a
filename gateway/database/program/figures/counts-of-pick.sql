-- A pick as the record counts it (record_counted): nothing while it is a draft or pending. One row as posted (as_tier ''), and for each
-- plan whose members could first read it at another price two: the posted one taken away, and theirs added, graded at the line
-- that they got. Called by record_count, and for all picks by record_recount and record_differences.
create or replace function record_counts_of(pick picks) returns setof record_counted
language sql stable as $$
  with posted as (
    select case when o.pick_id is not null then 'OVERDUE' when pick.status = 'WITHDRAWN' then 'WITHDRAWN'
                when pick.late then 'LATE' else pick.result end as kind,
           case when o.pick_id is not null then o.most_units else pick.units end as units, c as close,
           pick_selection(pick.market, pick.pick, pick.team_one, pick.team_two) as selection
      from (select where pick.status <> 'DRAFT') p
      left join record_overdue o on o.pick_id = pick.id
      left join pick_prices c on c.pick_id = pick.id and c.moment = 'CLOSE'),
  plans as (
    select plan.tier, opened as price, case
        when opened.pick_id is null then null
        when opened.line is not distinct from pick.line then pick.result
        else pick_regrade(pick.market, posted.selection, opened.line, s.one, s.two) end as result
      from posted, rules_tiers() plan
      left join pick_prices opened on opened.pick_id = pick.id and opened.moment = 'OPENED_' || plan.tier
      left join game_scores s on s.pick_id = pick.id
     where posted.kind in ('WIN', 'LOSS', 'PUSH')
       and plan.rank >= (select own.rank from rules_tiers() own where own.tier = pick.tier)
       and pick.release_at is not null
       and (pick.published_at is null or pick.release_at - make_interval(mins => plan.early_access_minutes) > pick.published_at)),
  counted as (
    select '' as as_tier, 1 as sign, kind, pick.line, pick.odds, false as as_posted from posted
    union all select tier, -1, kind, pick.line, pick.odds, false from plans, posted
    union all select tier, 1, coalesce(result, kind), case when result is null then pick.line else (price).line end,
                     case when result is null then pick.odds else (price).odds end, result is null from plans, posted)
  select pick.id, counted.as_tier, counted.sign,
         greatest(pick.date, (pick.starts_at at time zone 'America/New_York')::date), pick.league,
         coalesce(pick.market, ''), pick.tier, coalesce(pick.analyst, ''),
         rules_odds_band(counted.odds),
         counted.kind, (posted.units * 100)::int, (counted.odds * 1000000)::bigint, counted.as_posted,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.kind end,
         case when counted.kind in ('WIN', 'LOSS', 'PUSH') then close.value end, (pick.probability * 10000)::int
    from posted, counted, record_close(pick.market, posted.selection, counted.line, counted.odds, pick.starts_at, posted.close) close
   where counted.kind <> 'PENDING'
$$;
