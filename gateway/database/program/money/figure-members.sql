-- The members behind figures of revenue, one row for each that the figure counts. Lists sort and cut these by an index, so conditions are
-- written so that the planner can tell how often they are true.

-- Members by their first payment, with what they paid at the end of a day.
create or replace function members_at(last date)
returns table (day date, place bigint, user_id varchar, email varchar, tier text, at timestamptz, payers bigint, cents12 bigint)
language sql stable as $$
  select n.day, n.id, n.user_id, u.email, p.tier, n.at, p.payers, p.cents12
    from mrr_movements n join users u on u.id = n.user_id
    cross join lateral (
      select sum(m.payers) as payers, sum(m.cents12) as cents12, (array_agg(m.tier order by m.id desc))[1] as tier
        from mrr_movements m where m.user_id = n.user_id and m.day <= last) p
   where n.kind = 'NEW' and n.day <= last
$$;

-- Members who left between two days, each by the last movement with which they did, and whose `payers` sum to so many in the range: -1 for
-- those who had paid before it, 0 for those who came within it. A pause is no leave. `is_last` is one condition of the aggregate: the planner would take two that
-- compare it with a movement to be rarely true.
create or replace function members_who_left(first date, last date, payers int)
returns table (day date, place bigint, user_id varchar, email varchar, tier text, at timestamptz, cents12 bigint)
language sql stable as $$
  select n.day, n.id, n.user_id, u.email, n.tier, n.at, p.cents12
    from mrr_movements n join users u on u.id = n.user_id
    cross join lateral (
      select sum(m.cents12) as cents12, sum(m.payers) = $3 and max(m.id) filter (where m.payers <> 0) = n.id as is_last
        from mrr_movements m where m.user_id = n.user_id and m.day between first and last and m.kind not in ('PAUSE', 'RESUME')) p
   where n.payers = -1 and n.kind = 'CHURN' and n.day between first and last and p.is_last
$$;

-- Plans that are past due, scheduled to end or to shrink, in a trial or granted: few, and `subscriptions_watched_by_end` has them in the
-- order of their end with all that is read of them.
create or replace function watched_plans() returns setof subscriptions language sql stable as $$
  select s.* from subscriptions s
   where s.state <> 'ended' and (s.state in ('trialing', 'past_due') or s.source = 'grant' or s.cancel_at_period_end or s.pending_tier is not null)
$$;

-- What a plan brings in a year once what is scheduled has happened. A coupon without an end may discount the cheaper plan too.
create or replace function mrr_committed(plan subscriptions) returns integer
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if plan.cancel_at_period_end then return 0; end if;
  if plan.pending_tier is not null then
    plan.tier := plan.pending_tier;
    plan.agreed_cents := coalesce(plan.pending_cents, plan.agreed_cents);
  end if;
  return mrr_of(plan);
end $$;
