-- When what a plan brings has changed, whatever code wrote it, the ledger of recurring revenue gets a movement. Its moment is the
-- row's own, and the database's where the writer did not say one. `before` is null for a new plan, `after` for a deleted one.
-- Called by subscriptions_after_write.
create or replace function mrr_count_change(before subscriptions, after subscriptions) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  before_cents integer := 0;
  after_cents integer := 0;
  paused_cents integer := 0;
  moment timestamptz;
begin
  -- Most writes change none of what it depends on.
  if (before.state, before.source, before.never_paid, before.tier, before.agreed_cents, before.coupon_id, before.coupon_periods_left)
     is not distinct from
     (after.state, after.source, after.never_paid, after.tier, after.agreed_cents, after.coupon_id, after.coupon_periods_left) then
    return;
  end if;
  if before.id is not null then before_cents := mrr_of(before); end if;
  if after.id is not null then after_cents := mrr_of(after); end if;
  moment := case
    when after.id is null then greatest(now(), before.updated_at)
    when after.updated_at = before.updated_at then greatest(now(), after.updated_at)
    else after.updated_at end;
  perform mrr_add_past_due(moment, case when after.state = 'past_due' then after_cents else 0 end
    - case when before.state = 'past_due' then before_cents else 0 end);
  if before.state = 'paused' then
    before.state := 'active';
    paused_cents := mrr_of(before);
  end if;
  -- A paused plan that ends, or is deleted, is taken to run again first: what it brought is lost on that day and not when it was paused.
  if paused_cents > 0 and after_cents = 0 and after.state is distinct from 'paused' then
    perform mrr_move(before, before.tier, '', moment, 0, paused_cents, 'RESUME');
    before_cents := paused_cents;
  end if;
  if before_cents = after_cents then return; end if;
  if after.id is null then
    perform mrr_move(before, before.tier, 'deleted', moment, before_cents, 0);
  elsif before.id is null then
    perform mrr_move(after, after.tier, '', moment, 0, after_cents);
  else
    perform mrr_move(after, before.tier, coalesce(after.end_reason, ''), moment, before_cents, after_cents,
      case when after.state = 'paused' then 'PAUSE' when paused_cents > 0 and after_cents > 0 then 'RESUME' end);
  end if;
end $$;

-- What is past due is no movement: a plan goes on bringing what it brought. It is kept by day as what changed.
create or replace function mrr_add_past_due(moment timestamptz, change integer) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if change = 0 then return; end if;
  insert into past_due_days as d (day, cents12) values ((moment at time zone 'America/New_York')::date, change)
      on conflict (day) do update set cents12 = d.cents12 + excluded.cents12;
end $$;

-- Adds one movement of a plan, and adds it to the sums. `pauses`: PAUSE, RESUME, or null where it is neither.
create or replace function mrr_move(plan subscriptions, tier_before text, ended_by text, moment timestamptz, before_cents integer, after_cents integer,
  pauses text default null)
returns void language plpgsql set search_path = public, pg_temp as $$
declare
  its_day date := (moment at time zone 'America/New_York')::date;
  first_month date;
  its_kind text;
  added json;
begin
  select min(cohort) into first_month from mrr_movements where user_id = plan.user_id;
  its_kind := mrr_kind(pauses, before_cents, after_cents, tier_before, plan.tier, first_month is null);
  insert into mrr_movements (at, day, user_id, subscription_id, kind, reason, tier, before12, after12, payers, cohort)
  values (moment, its_day, plan.user_id, plan.id, its_kind, case its_kind when 'CHURN' then ended_by else '' end, plan.tier,
    before_cents, after_cents, (after_cents > 0)::int - (before_cents > 0)::int,
    coalesce(first_month, date_trunc('month', its_day)::date))
  returning row_to_json(mrr_movements) into added;
  perform mrr_add_to_sums(json_build_array(added));
end $$;

-- What kind of movement it is; `movementKind` in schema/rules/money/mrr.ts is its twin.
create or replace function mrr_kind(pauses text, before_cents integer, after_cents integer, tier_before text, tier_after text, is_first boolean)
returns text language sql immutable as $$
  select case
    when pauses is not null then pauses
    when before_cents = 0 then case when is_first then 'NEW' else 'REACTIVATION' end
    when after_cents = 0 then 'CHURN'
    when tier_before = tier_after then 'PRICE'
    when after_cents > before_cents then 'EXPANSION'
    else 'CONTRACTION'
  end $$;

-- Adds new movements, a list of their rows, to the sums of their days and of the months in which members first paid. In one order,
-- so that two transactions wait for each other and never both. Called by mrr_move.
create or replace function mrr_add_to_sums(added json) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into mrr_days as d (day, kind, reason, tier, movements, cents12, payers)
  select day, kind, reason, tier, count(*), sum(cents12), sum(payers)
    from json_to_recordset(added) as m (day date, kind text, reason text, tier text, cents12 integer, payers integer)
   group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, kind, reason, tier) do update set movements = d.movements + excluded.movements,
         cents12 = d.cents12 + excluded.cents12, payers = d.payers + excluded.payers;
  insert into mrr_cohorts as c (cohort, month, payers)
  select cohort, date_trunc('month', day)::date, sum(payers)
    from json_to_recordset(added) as m (day date, cohort date, payers integer)
   where payers <> 0 group by 1, 2 order by 1, 2
      on conflict (cohort, month) do update set payers = c.payers + excluded.payers;
end $$;
