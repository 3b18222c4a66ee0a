-- Trials of plans by the moment of their end.

-- Days that staff gave to a trial: those given after the first payment prolong a paid period.
create or replace function trial_days_given() returns setof subscription_events language sql stable as $$
  select e.* from subscription_events e
   where e.type = 'days-given' and not exists (select from subscription_events c
     where c.subscription_id = e.subscription_id and c.type in ('converted', 'upgraded') and c.at <= e.at)
$$;

-- Trials that ended from one moment until before another, and whether each was paid for in time. An index finds those that may have: by
-- their beginning, or because days were given to them.
create or replace function ended_trials(since timestamptz, until timestamptz)
returns table (trial trial_grants, ended_at timestamptz, is_paid boolean) language sql stable as $$
  select g, t.ended_at,
         exists (select from invoices i
           where i.subscription_id = g.subscription_id and i.type = 'charge' and i.state = 'paid' and i.total_cents > 0
             and i.paid_at <= t.ended_at + rules_trial_paid_within())
    from trial_grants g
    -- `offset 0`: else the days are added up again wherever the end is named.
    cross join lateral (select g.created_at + rules_trial_length() + coalesce(
        (select sum((e.details ->> 'days')::int) from trial_days_given() e where e.subscription_id = g.subscription_id), 0)
        * interval '1 day' as ended_at offset 0) t
   where (g.created_at >= since - rules_trial_length() and g.created_at < until - rules_trial_length()
       or g.subscription_id = any(array(select e.subscription_id from trial_days_given() e where e.at >= since - rules_longest_trial())))
     and t.ended_at >= since and t.ended_at < until
$$;
